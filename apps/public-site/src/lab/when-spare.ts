/** A frame of a slider that moves leaves this much of its 16 ms where figures can follow each of its moves. */
const spareMs = 9;

/** A slow machine never has a frame with time to spare while a slider moves: its figures follow in steps. */
const longestMs = 150;

/**
 * Calls back once a frame has time to spare, so that planning, map and page leave the processor to a slider that moves.
 * Safari, which cannot tell, leaves a plan the time to be painted.
 */
export function whenSpare(resume: () => void): void {
  const latest = performance.now() + longestMs;
  const look = (frame: IdleDeadline) => {
    if (frame.timeRemaining() > spareMs || performance.now() > latest) resume();
    else waitForFrame();
  };
  const waitForFrame = () =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(look, { timeout: longestMs / 3 });
      else requestAnimationFrame(resume);
    });
  waitForFrame();
}
