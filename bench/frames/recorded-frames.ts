interface Recorder {
  longest: number;
  stop: () => void;
}

/** Runs in the page: from the next input on, how long one frame takes to follow the other. It marks that input for the trace. */
export function recordFrames(mark: string): void {
  const inputs = ['wheel', 'pointerdown', 'keydown'] as const;
  const recorder: Recorder = { longest: 0, stop: () => over.abort() };
  const over = new AbortController();
  const { signal } = over;
  const begin = () => {
    if (signal.aborted || performance.getEntriesByName(mark).length > 0) return;
    performance.mark(mark);
    let last = performance.now();
    const next = () => {
      if (signal.aborted) return;
      const now = performance.now();
      recorder.longest = Math.max(recorder.longest, now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  };
  performance.clearMarks(mark);
  for (const input of inputs) addEventListener(input, begin, { signal, capture: true, passive: true });
  Object.assign(window, { recorder });
}

/** Runs in the page: milliseconds of the longest frame since the first input. */
export function longestFrame(): number {
  const { recorder } = window as unknown as { recorder: Recorder };
  recorder.stop();
  return recorder.longest;
}
