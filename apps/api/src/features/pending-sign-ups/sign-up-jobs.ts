import { everyMinute } from '../../jobs/every-minute.ts';
import { queueReminders } from './queue-reminders.ts';
import { sendConfirmations, type SendConfirmationsDeps } from './send-confirmations.ts';

/** The jobs of sign-ups that wait for a confirmation. */
export function signUpJobs({ newEm, submitMail, settings }: Omit<SendConfirmationsDeps, 'clock'>) {
  return [
    {
      name: 'send-confirmations' as const,
      cron: everyMinute,
      run: async (_queue: unknown, signal: AbortSignal) => {
        const reminders = await queueReminders(newEm(), new Date());
        return { reminders, ...(await sendConfirmations({ newEm, submitMail, settings, clock: Date.now }, signal)) };
      },
    },
  ];
}
