import { expect } from './test.ts';

/** An email in the sandbox. */
export interface Message {
  to: string[];
  subject: string;
  text: string;
  headers: Record<string, string>;
}

/** Returns the emails that an address has now. */
export async function mailNow(sandbox: string, address: string): Promise<Message[]> {
  const all = (await (await fetch(`${sandbox}/mail/messages`)).json()) as Message[];
  return all.filter(({ to }) => to.includes(address));
}

/** Returns the emails to an address, once there are some. */
export async function mailTo(sandbox: string, address: string): Promise<Message[]> {
  await expect.poll(async () => (await mailNow(sandbox, address)).length).toBeGreaterThan(0);
  return mailNow(sandbox, address);
}
