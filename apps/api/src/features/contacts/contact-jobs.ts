import type { EntityManager } from '@mikro-orm/postgresql';
import type { Mailer, SubmitMail } from '../../adapters/mailer.ts';
import { everyMinute } from '../../jobs/every-minute.ts';
import type { ReplySettings } from './reply-settings.ts';
import { sendAnswerNotices } from './send-answer-notices.ts';
import { sendContactNotices } from './send-contact-notices.ts';
import { sendReminders } from './send-reminders.ts';
import { sendReplies } from './send-replies.ts';

interface ContactJobsDeps {
  newEm: () => EntityManager;
  mailer: Mailer;
  submitMail: SubmitMail;
  replies: ReplySettings;
  config: { publicOrigin: string; mail: { salesEmail: string } };
}

/** The jobs of consultation requests. */
export function contactJobs({ newEm, mailer, submitMail, replies, config }: ContactJobsDeps) {
  const addresses = { salesEmail: config.mail.salesEmail, publicOrigin: config.publicOrigin };
  const deps = { newEm, submitMail, settings: replies, clock: Date.now };
  return [
    {
      name: 'send-contact-notices' as const,
      cron: everyMinute,
      run: (_queue: unknown, signal: AbortSignal) => sendContactNotices(newEm(), mailer, addresses, signal),
    },
    {
      name: 'send-answer-notices' as const,
      cron: everyMinute,
      run: (_queue: unknown, signal: AbortSignal) => sendAnswerNotices(newEm(), mailer, addresses, signal),
    },
    {
      name: 'remind-of-requests' as const,
      cron: everyMinute,
      run: (_queue: unknown, signal: AbortSignal) =>
        sendReminders(newEm(), mailer, { ...addresses, now: new Date() }, signal),
    },
    {
      name: 'send-contact-replies' as const,
      cron: everyMinute,
      run: (_queue: unknown, signal: AbortSignal) => sendReplies(deps, signal),
    },
  ];
}
