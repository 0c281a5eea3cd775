/** Thrown when the console could not be loaded; any other error comes from a console that runs. */
export class ConsoleNotLoaded extends Error {
  override name = 'ConsoleNotLoaded';

  constructor(cause: unknown) {
    super('The console is not loaded.', { cause });
  }
}
