const patience = 10_000;

/** The status that a page answers a reader with, read to its end; undefined where nobody does in time. A redirect is an answer. */
export async function probePage(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}
