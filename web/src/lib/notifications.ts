// Signs that it is one's turn: the tab's title, a notice, a sound.

import { gameName, t } from "./i18n.svelte";
import { settings } from "./settings.svelte";

/** Shows in the tab's title whether somebody waits for the person here. */
export function showTitle(game: string | undefined, myTurn: boolean): void {
  const name = game ? gameName(game) : "";
  const title = name ? `${name} · Ahu` : "Ahu";
  document.title = myTurn ? `● ${t("page-your-turn")} · ${title}` : title;
}

/** Tells somebody who looks elsewhere that it is his turn. */
export function callBack(game: string): void {
  if (settings.sound) chime();
  const away = document.visibilityState === "hidden";
  if (!away || !settings.notices || Notification.permission !== "granted") return;
  const notice = new Notification(t("page-your-turn"), {
    body: gameName(game),
    icon: "/icon.svg",
    tag: "ahu-turn",
  });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

let audio: AudioContext | undefined;

/** Two soft tones, like stone on wood. */
function chime(): void {
  audio ??= new AudioContext();
  [330, 247].forEach((pitch, i) => {
    if (!audio) return;
    const at = audio.currentTime + i * 0.16;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.18, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.32);
  });
}
