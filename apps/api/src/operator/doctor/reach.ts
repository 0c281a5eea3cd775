/** Fetches, and says who could not be reached, why, and what to do. */
export async function reach(name: string, url: string, advice: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const { origin } = new URL(url);
    throw new Error(`${name} at ${origin} cannot be reached (${reasonOf(error as Error)}). ${advice}`, {
      cause: error,
    });
  }
}

/** `fetch` hides the reason of a failed connection in its cause. */
function reasonOf({ message, cause }: Error): string {
  const reason = cause instanceof AggregateError ? (cause.errors[0] as Error) : cause;
  return reason instanceof Error ? reason.message : message;
}
