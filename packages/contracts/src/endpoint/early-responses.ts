/** A response that was requested before its component is there. */
interface Early {
  response: Promise<unknown>;
  /** When it was requested. */
  since: number;
}

/** An older response is no better than a cached one. */
const maxAgeMilliseconds = 2_000;
const early = new Map<string, Early>();

/** Requests a response by its URL, unless it is under way. A failure is reported to the component that takes it. */
export function startEarly(url: string, request: () => Promise<unknown>): void {
  if (findFresh(url)) return;
  const response = request();
  response.catch(() => {});
  early.set(url, { response, since: Date.now() });
}

/** Returns a response that was requested early, once. */
export function takeEarly(url: string): Promise<unknown> | undefined {
  const found = findFresh(url);
  early.delete(url);
  return found?.response;
}

/** Forgets the responses: a change may have made them stale. */
export const dropEarly = (): void => early.clear();

function findFresh(url: string): Early | undefined {
  const found = early.get(url);
  return found && Date.now() - found.since < maxAgeMilliseconds ? found : undefined;
}
