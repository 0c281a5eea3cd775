import { createTransport } from 'nodemailer';

/** Connects to a mail server and signs in as sending does, with its certificate checked. Returns what is wrong. */
export async function verifyMailServer(smtpUrl: string, timeoutMs: number): Promise<string | undefined> {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: smtpUrl, ...limits });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    transport.close();
  }
}
