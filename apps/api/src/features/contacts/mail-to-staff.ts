import type { Mail, Mailer } from '../../adapters/mailer.ts';
import { MailNotSent } from '../../mail-not-sent.ts';

/** Sends an email about a request to its owner, or to the sales address when the mail server rejects the owner's. */
export async function mailToStaff(mailer: Mailer, mail: Mail, salesEmail: string): Promise<void> {
  try {
    await mailer(mail);
  } catch (error) {
    const isRejected = error instanceof MailNotSent && error.outcome === 'refused' && error.command === 'RCPT TO';
    if (!isRejected || mail.to === salesEmail) throw error;
    await mailer({ ...mail, to: salesEmail });
  }
}
