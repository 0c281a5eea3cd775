/** Chromium reports a transition between pages that it skipped as an error of the page, although nothing is missing. */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { message } = Object(event.reason) as Partial<Error>;
    if (message?.startsWith('Transition was ')) event.preventDefault();
  });
}
