const patience = 10_000;

/** The status that a page answers a reader with, read to its end; undefined where nobody does in time. A redirect is an answer. */
export async function probePage(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
