/** A failure that is told to a person as its message alone: one or two sentences that say what to do. */
export class SandboxError extends Error {
  override name = 'SandboxError';
}
