import { openSubmitMail } from '../../src/adapters/mailer.ts';
import { SmtpTransport } from '../../src/adapters/smtp/smtp-transport.ts';
import { connectDatabase } from '../../src/database/orm.ts';
import { sendConfirmations } from '../../src/features/pending-sign-ups/send-confirmations.ts';

/** A worker that is killed before the first byte of a confirmation email, or after the mail server accepted it. */
const [, , databaseUrl, smtpUrl, moment, secret] = process.argv as string[] &
  [string, string, string, string, string, string];
const orm = await connectDatabase(databaseUrl);
const submit = openSubmitMail(new SmtpTransport({ smtpUrl, connections: 1, rest: 0 }), {
  from: 'News <news@example.com>',
});
const die = () => process.kill(process.pid, 'SIGKILL');
await sendConfirmations(
  {
    newEm: () => orm.em.fork(),
    submitMail: async (mail, control) => {
      if (moment === 'before') die();
      const result = await submit(mail, control);
      if (result.outcome === 'handed_over') die();
      return result;
    },
    settings: { publicOrigin: 'http://localhost:3000', linkSecrets: [secret] },
    clock: Date.now,
  },
  new AbortController().signal,
);
