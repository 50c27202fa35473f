// Signs that it is one's turn: the tab's title, a notice, a sound.

import { gameName, t } from "./i18n.svelte";
import { at } from "./prefix";
import { settings } from "./settings.svelte";
import { hear } from "./sounds";

/** Shows in the tab's title whether somebody waits for the person here. */
export function showTitle(game: string | undefined, myTurn: boolean): void {
  const name = game ? gameName(game) : "";
  const title = name ? `${name} · Ahu` : "Ahu";
  document.title = myTurn ? `● ${t("page-your-turn")} · ${title}` : title;
}

/** Tells somebody who looks elsewhere that it is his turn. */
export function callBack(game: string): void {
  void hear("turn");
  notify(t("page-your-turn"), gameName(game), "ahu-turn");
}

/** Shows a notice to somebody who looks elsewhere and wants notices. */
export function notify(title: string, body = "", tag = "ahu-people"): void {
  const away = document.visibilityState === "hidden";
  if (!away || !settings.notices || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, icon: at("/icon.svg"), tag });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
