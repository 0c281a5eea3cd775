const timeoutMs = 10_000;
const cached = new Map<string, Promise<string>>();

/**
 * Fetches the text at a URL once and caches it: certificates do not change. Rejects on a network error or an error
 * status.
 */
export function fetchCachedText(address: string): Promise<string> {
  const pending = cached.get(address) ?? ask(address);
  cached.set(address, pending);
  pending.catch(() => cached.delete(address));
  return pending;
}

async function ask(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!response.ok) throw new Error(`${new URL(address).host} answers ${response.status}`);
  return response.text();
}
