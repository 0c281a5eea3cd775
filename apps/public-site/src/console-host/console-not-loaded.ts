/** Thrown when the console could not be loaded; any other error comes from a console that runs. */
export class ConsoleNotLoaded extends Error {
  override name = 'ConsoleNotLoaded';

  constructor(cause: unknown) {
    // React logs the message alone, and operators look there for the reason.
    super(`The console is not loaded: ${String(cause)}`, { cause });
  }
}
