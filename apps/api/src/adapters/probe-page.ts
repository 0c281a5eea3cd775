const timeoutMs = 10_000;

/**
 * Returns the HTTP status of a public page after reading its body; undefined when there is no response in time. A
 * redirect counts as a response.
 */
export async function probePage(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
