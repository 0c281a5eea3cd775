const patience = 10_000;
const cached = new Map<string, Promise<string>>();

/** What stands at an address, asked for once and kept: certificates stay the same. Rejects where nobody answers well. */
export function textAt(address: string): Promise<string> {
  const asked = cached.get(address) ?? ask(address);
  cached.set(address, asked);
  asked.catch(() => cached.delete(address));
  return asked;
}

async function ask(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'error' });
  if (!response.ok) throw new Error(`${new URL(address).host} answers ${response.status}`);
  return response.text();
}
