// What somebody points at: the hex under the mouse, or the one that has the focus.

import type { Attachment } from "svelte/attachments";

export class Pointed {
  /** The hex, if any. */
  hex: string | null = $state(null);

  /** Watches the hexes in an element. Fingers do not point: they press at once. */
  readonly watch: Attachment = (element) => {
    const find = ({ target }: Event): string | null =>
      target instanceof Element
        ? (target.closest("[data-hex]")?.getAttribute("data-hex") ?? null)
        : null;
    const point = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType === "touch") return;
      this.hex = find(event);
    };
    const leave = (event: Event): void => {
      if (find(event) === this.hex) this.hex = null;
    };
    element.addEventListener("pointerover", point);
    element.addEventListener("focusin", point);
    element.addEventListener("pointerout", leave);
    element.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("pointerover", point);
      element.removeEventListener("focusin", point);
      element.removeEventListener("pointerout", leave);
      element.removeEventListener("focusout", leave);
    };
  };
}
