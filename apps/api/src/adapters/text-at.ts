const patience = 10_000;
const held = new Map<string, Promise<string>>();

/** What stands at an address, asked for once and kept: certificates stay the same. Rejects where nobody answers well. */
export function textAt(address: string): Promise<string> {
  const asked = held.get(address) ?? ask(address);
  held.set(address, asked);
  asked.catch(() => held.delete(address));
  return asked;
}

async function ask(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'error' });
  if (!answer.ok) throw new Error(`${new URL(address).host} answers ${answer.status}`);
  return answer.text();
}
