/** A failure whose message alone is shown to the user: one or two sentences that say what to do. */
export class SandboxError extends Error {
  override name = 'SandboxError';
}
