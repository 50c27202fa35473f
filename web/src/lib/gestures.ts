// Zooming and moving by fingers, mouse and keys.

export type Moves = {
  /** Larger by this factor; what lies at (x, y) of the room stays there. */
  zoom(factor: number, x: number, y: number): void;
  fit(): void;
  pan(x: number, y: number): void;
};

const STEP = 1.5;
/** A mouse that moves less than this has clicked. */
const STILL = 5;

/** Two fingers or control and the wheel zoom, a mouse drags, the keys +, - and 0 zoom too. */
export function gestures(room: HTMLElement, moves: Moves): () => void {
  const given = new AbortController();
  const { signal } = given;
  let apart = 0;
  let dragged = 0;

  function zoomAt(factor: number, clientX: number, clientY: number): void {
    const { left, top } = room.getBoundingClientRect();
    moves.zoom(factor, clientX - left, clientY - top);
  }

  function touched(event: TouchEvent): void {
    const [one, other] = event.touches;
    if (!one || !other) return;
    event.preventDefault();
    const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const x = (one.clientX + other.clientX) / 2;
    const y = (one.clientY + other.clientY) / 2;
    if (event.type === "touchmove" && apart) zoomAt(now / apart, x, y);
    apart = now;
  }

  function wheeled(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomAt(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  }

  function moved(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.buttons !== 1) return;
    dragged += Math.abs(event.movementX) + Math.abs(event.movementY);
    if (dragged > STILL) moves.pan(-event.movementX, -event.movementY);
  }

  /** Whoever drags the board does not press a hex. */
  function clicked(event: MouseEvent): void {
    if (dragged > STILL) event.stopPropagation();
  }

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const middle = [room.clientWidth / 2, room.clientHeight / 2] as const;
    if (event.key === "+" || event.key === "=") moves.zoom(STEP, ...middle);
    else if (event.key === "-") moves.zoom(1 / STEP, ...middle);
    else if (event.key === "0") moves.fit();
    else return;
    event.preventDefault();
  }

  room.addEventListener("touchstart", touched, { signal, passive: false });
  room.addEventListener("touchmove", touched, { signal, passive: false });
  room.addEventListener("wheel", wheeled, { signal, passive: false });
  room.addEventListener("pointerdown", () => (dragged = 0), { signal });
  room.addEventListener("pointermove", moved, { signal });
  room.addEventListener("click", clicked, { signal, capture: true });
  room.addEventListener("keydown", pressed, { signal });
  return () => given.abort();
}
