// How far the worker is until it can answer.

class Loading {
  state: "idle" | "loading" | "ready" | "broken" = $state("idle");
  /** Between 0 and 1. */
  part = $state(0);

  begin(): void {
    this.state = "loading";
  }

  reach(part: number): void {
    this.part = part;
  }

  end(): void {
    this.state = "ready";
  }

  fail(): void {
    this.state = "broken";
  }
}

export const loading = new Loading();
