import { expect } from './test.ts';

/** A message as the sandbox keeps it. */
export interface Message {
  to: string[];
  subject: string;
  text: string;
  headers: Record<string, string>;
}

/** The mail that reached an address, once there is some. */
export async function mailTo(sandbox: string, address: string): Promise<Message[]> {
  const read = async () => {
    const all = (await (await fetch(`${sandbox}/mail/messages`)).json()) as Message[];
    return all.filter(({ to }) => to.includes(address));
  };
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return read();
}
