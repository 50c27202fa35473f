// Sizes are asked for once a frame, when all is in place: before that, every question would make the
// browser lay out the page anew.

const waiting = new Set<() => void>();

function measureAll(): void {
  const now = [...waiting];
  waiting.clear();
  for (const measure of now) measure();
}

/** Runs `measure` before the next frame is drawn, once however often it is asked; returns how not to. */
export function beforeDrawing(measure: () => void): () => void {
  if (!waiting.size) requestAnimationFrame(measureAll);
  waiting.add(measure);
  return () => waiting.delete(measure);
}
