"""PPO in one file, in the manner of CleanRL: every line that learns is here to read and change.

    pip install "ahu[env]" torch
    python -m examples.recipes.clean_ppo --steps 400000

One seat of each of 64 games learns against bots that play inside the compiled loop.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ahu.env.aec import AgentObservation
from ahu.env.gym import SeatVectorEnv
from examples.recipes.measuring import Policy, run

try:
    import torch
    from torch import Tensor, nn
    from torch.distributions import Categorical
except ModuleNotFoundError as missing:
    raise SystemExit(f'{missing.name} is missing: pip install "ahu[env]" torch') from None

GAMES, STEPS, PASSES, PARTS = 64, 64, 3, 4
RATE, CLIP, ENTROPY, LAMBDA = 7e-4, 0.2, 0.01, 0.95


class Agent(nn.Module):
    """A network with two heads: how likely each action is, and how the game will end."""

    def __init__(self, size: int, actions: int, hidden: int = 128) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        found = self.trunk(seen)
        logits = self.policy(found).masked_fill(~masks, -1e9)
        return Categorical(logits=logits), self.value(found).squeeze(-1)


def tensors(seen: AgentObservation) -> tuple[Tensor, Tensor]:
    """Returns observations and masks as the network takes them."""
    return torch.as_tensor(seen["observation"]), torch.as_tensor(seen["action_mask"]).bool()


def learn(
    game: str, players: int, bots: str, steps: int, seed: int = 0, games: int = GAMES
) -> tuple[Policy, int]:
    """Returns what was learned against these bots, and after how many decisions."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    env = SeatVectorEnv(game, players, games, bots=bots)
    agent = Agent(env.games.encoding.size, env.games.encoding.actions)
    optimizer = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5)
    seen, masks = tensors(env.reset(seed=seed)[0])
    done = 0
    while done < steps:
        rows: list[tuple[Tensor, ...]] = []
        for _ in range(STEPS):
            with torch.no_grad():
                likely, values = agent(seen, masks)
            chosen = likely.sample()
            then, rewards, ends, _, _ = env.step(chosen.numpy())
            row = (seen, masks, chosen, likely.log_prob(chosen), values)
            rows.append((*row, torch.as_tensor(rewards), torch.as_tensor(ends)))
            seen, masks = tensors(then)
        done += STEPS * games
        with torch.no_grad():
            after = agent(seen, masks)[1]
        batch = [torch.stack(column) for column in zip(*rows, strict=True)]
        _improve(agent, optimizer, batch, after)
    env.close()

    def policy(seen: AgentObservation) -> NDArray[np.int64]:
        with torch.no_grad():
            return agent(*tensors(seen))[0].sample().numpy().astype(np.int64)

    return policy, done


def _improve(
    agent: Agent, optimizer: torch.optim.Optimizer, batch: list[Tensor], after: Tensor
) -> None:
    """Learns from what was played: each choice is judged by how the game went from there."""
    seen, masks, chosen, before, values, rewards, ends = batch
    gains = torch.zeros_like(values)
    gain = torch.zeros_like(after)
    for step in reversed(range(len(values))):
        goes_on = 1.0 - ends[step].float()
        gain = rewards[step] + goes_on * after - values[step] + LAMBDA * goes_on * gain
        gains[step] = gain
        after = values[step]
    targets = (gains + values).flatten()
    gains = gains.flatten()
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    seen, masks, chosen, before = (x.flatten(0, 1) for x in (seen, masks, chosen, before))
    for _ in range(PASSES):
        for part in torch.randperm(len(gains)).chunk(PARTS):
            likely, value = agent(seen[part], masks[part])
            ratio = (likely.log_prob(chosen[part]) - before[part]).exp()
            kept = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy_loss = -torch.min(ratio * gains[part], kept * gains[part]).mean()
            value_loss = (value - targets[part]).square().mean()
            loss = policy_loss + 0.5 * value_loss - ENTROPY * likely.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


if __name__ == "__main__":
    run("PPO in one file, against our bots", learn, steps=400_000)
