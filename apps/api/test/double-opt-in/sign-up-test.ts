import { addSubscribers, listSubscribers } from '@workspace/contracts/email-list-subscribers';
import { changeEmailList, getEmailList } from '@workspace/contracts/email-lists';
import { signUpForNewsletter } from '@workspace/contracts/newsletter';
import { confirmSignUp, getSignUp, listPendingSignUps } from '@workspace/contracts/pending-sign-ups';
import { startMailSink, type Fault } from '@workspace/sandbox/mail-sink';
import { openSubmitMail, type Mail } from '../../src/adapters/mailer.ts';
import { SmtpTransport } from '../../src/adapters/smtp/smtp-transport.ts';
import { queueReminders } from '../../src/features/pending-sign-ups/queue-reminders.ts';
import { sendConfirmations } from '../../src/features/pending-sign-ups/send-confirmations.ts';
import { callsTo } from '../call-as.ts';
import { startTestApp } from '../start-test-app.ts';
import { testMailSettings } from '../test-mail-settings.ts';

const minute = 60_000;
export const hours = (count: number): number => count * 60 * minute;
export const minutes = (count: number): number => count * minute;

/** An app whose list of website sign-ups has double opt-in, and whose time a test moves. */
export async function startSignUpTest() {
  const test = await startTestApp();
  const time = { later: 0 };
  const clock = () => Date.now() + time.later;
  const app = await test.startAnother({ clock });
  const staff = await test.signInAs('ada@lanesight.ai');
  const asStaff = callsTo(app)(staff);
  const visitor = callsTo(app)();
  const newEm = () => test.orm.em.fork();
  const sql = <Row>(query: string, values: unknown[] = []) => newEm().execute<Row[]>(query, values);
  const [{ id: listId }] = (await sql<{ id: string }>("select id from email_lists where kind = 'website'")) as [
    { id: string },
  ];
  const ofList = { params: { listId } };

  /** Sends the emails that wait through SMTP, and returns those that the server accepted. */
  const sendMailTo = async (port: number): Promise<Mail[]> => {
    const smtpUrl = `smtp://localhost:${port}`;
    const transport = new SmtpTransport({ smtpUrl, connections: 1, rest: 0, timeoutMs: 500 });
    const submit = openSubmitMail(transport, { from: 'News <news@example.com>' });
    const mails: Mail[] = [];
    const submitMail: typeof submit = async (mail, control) => {
      const result = await submit(mail, control);
      if (result.outcome === 'handed_over') mails.push(mail);
      return result;
    };
    await sendConfirmations({ newEm, submitMail, settings: testMailSettings, clock }, new AbortController().signal);
    transport.close();
    return mails;
  };
  /** The same, to a mail server of its own that may have a fault. */
  const sendMail = async (fault?: Fault): Promise<Mail[]> => {
    const sink = await startMailSink({ faults: () => fault });
    const mails = await sendMailTo(sink.port);
    await sink.stop();
    return mails;
  };

  return {
    ...test,
    app,
    time,
    listId,
    sql,
    sendMail,
    sendMailTo,
    asStaff,
    visitor,
    signUp: (email: string) => visitor(signUpForNewsletter, { body: { email, consent: '2026-11-25', page: '/blog' } }),
    see: (token: string) => visitor(getSignUp, { params: { token } }),
    confirm: (token: string) => visitor(confirmSignUp, { params: { token } }),
    remind: () => queueReminders(newEm(), new Date(clock())),
    pending: async () => (await asStaff(listPendingSignUps, ofList)).signUps,
    list: async () => (await asStaff(getEmailList, { params: { id: listId } })).emailList,
    statuses: async () =>
      (await asStaff(listSubscribers, ofList)).subscribers.map(({ email, status }) => `${email} ${status}`),
    addByHand: (email: string) => asStaff(addSubscribers, { ...ofList, body: { subscribers: [{ email }] } }),
    setDoubleOptIn: (doubleOptIn: boolean) =>
      asStaff(changeEmailList, { params: { id: listId }, body: { doubleOptIn } }),
    /** Deletes what the last test stored. */
    reset: async () => {
      time.later = 0;
      for (const table of ['pending_sign_ups', 'consents', 'email_list_subscribers', 'mail_suppressions'])
        await sql(`delete from ${table}`);
      await sql('delete from newsletter_subscriptions');
    },
  };
}

export type SignUpTest = Awaited<ReturnType<typeof startSignUpTest>>;

/** Returns the token in a confirmation email. */
export const tokenIn = ({ text }: Mail): string => /\/confirm\/([\w-]+)/.exec(text)![1]!;
