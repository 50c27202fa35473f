"""What a model should do better, as one number for a batch of decisions."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from ahu.learning.model import Opinion
from ahu.learning.rollout import LEAST, Experience

CLIP = 0.2
"""How far the probability of a choice may move at once (PPO)."""
JUDGING = 0.5
"""How much judging counts, compared with choosing."""


class Losses(NamedTuple):
    """The loss and what it is made of, for the curve."""

    loss: Tensor
    choosing: Tensor
    judging: Tensor
    entropy: Tensor


def imitation_losses(opinion: Opinion, decisions: Experience) -> Losses:
    """Returns how far the model is from what its teacher would do, and from what came of it."""
    assert decisions.advice is not None
    odds = _log_odds(opinion, decisions)
    advice = decisions.advice.float()
    taught = _free(decisions) * (advice.sum(1) > 0)
    surprise = -(advice * odds.clamp(min=-30)).sum(1)
    choosing = _mean(surprise, taught)
    judging = _judging(opinion, decisions)
    return Losses(choosing + JUDGING * judging, choosing, judging, _entropy(odds, taught))


def policy_losses(opinion: Opinion, decisions: Experience, curiosity: float) -> Losses:
    """Returns the loss of proximal policy optimisation; `curiosity` is what entropy is worth."""
    odds = _log_odds(opinion, decisions)
    free = _free(decisions)
    ratio = (odds.gather(1, decisions.chosen[:, None])[:, 0] - decisions.likely).exp()
    held = ratio.clamp(1 - CLIP, 1 + CLIP)
    choosing = -_mean(torch.min(ratio * decisions.better, held * decisions.better), free)
    judging = _judging(opinion, decisions)
    entropy = _entropy(odds, free)
    loss = choosing + JUDGING * judging - curiosity * entropy
    return Losses(loss, choosing, judging, entropy)


def _free(decisions: Experience) -> Tensor:
    """Returns 1 for each decision with a choice, else 0."""
    return (decisions.masks.sum(1) > 1).float()


def _log_odds(opinion: Opinion, decisions: Experience) -> Tensor:
    return torch.log_softmax(torch.where(decisions.masks, opinion.logits, LEAST), 1)


def _judging(opinion: Opinion, decisions: Experience) -> Tensor:
    wins = -(decisions.wins * torch.log_softmax(opinion.wins, 1)).sum(1).mean()
    points = -(decisions.points * torch.log_softmax(opinion.points, 1)).sum(1).mean()
    return wins + points


def _entropy(odds: Tensor, which: Tensor) -> Tensor:
    return _mean(-(odds.exp() * odds.clamp(min=-30)).sum(1), which)


def _mean(numbers: Tensor, which: Tensor) -> Tensor:
    return (numbers * which).sum() / which.sum().clamp(min=1)
