import { expect } from './test.ts';

/** An email in the sandbox. */
export interface Message {
  to: string[];
  subject: string;
  text: string;
  headers: Record<string, string>;
}

/** Returns the emails to an address, once there are some. */
export async function mailTo(sandbox: string, address: string): Promise<Message[]> {
  const read = async () => {
    const all = (await (await fetch(`${sandbox}/mail/messages`)).json()) as Message[];
    return all.filter(({ to }) => to.includes(address));
  };
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return read();
}
