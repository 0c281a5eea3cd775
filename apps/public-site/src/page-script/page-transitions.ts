/** Milliseconds from a press on a link to the fade: a device that needs longer is slow, and shows the next page at once. */
const maxDelay = 8;

/**
 * Skips the fade to the next page on a slow device, where copying the page for it takes longer than showing the next one.
 */
export function handlePageTransitions(): void {
  let pressedAt: number | undefined;
  addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  addEventListener('pageswap', ({ viewTransition, timeStamp }) => {
    if (pressedAt !== undefined && timeStamp - pressedAt > maxDelay) viewTransition?.skipTransition();
  });
  ignoreSkippedTransitions();
}

/** Chromium reports a transition between pages that it skipped as an error of the page, although nothing is missing. */
function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { message } = Object(event.reason) as Partial<Error>;
    if (message?.startsWith('Transition was ')) event.preventDefault();
  });
}
