import type { MikroORM } from '@mikro-orm/postgresql';
import { deleteOldEntries } from '../features/audit-log/delete-old-entries.ts';
import { checkSessions, type CheckDeps } from '../features/sessions/check-sessions.ts';
import { recordSuppressions } from '../features/suppressions/record-suppressions.ts';
import { reencryptSecrets } from '../features/webhooks/reencrypt-secrets.ts';
import { sendWebhooks } from '../features/webhooks/send-webhooks.ts';
import type { Mailer } from '../adapters/mailer.ts';
import type { PostWebhook } from '../adapters/post-webhook.ts';
import { everyMinute } from './every-minute.ts';
import type { Job } from './jobs.ts';

export type SettingsJobName =
  | 'check-sessions'
  | 'prune-audit-log'
  | 'record-suppressions'
  | 'send-webhooks'
  | 'tend-webhooks';

export interface SettingsJobDeps {
  /** How long entries of the audit log are kept; 0: forever. */
  auditLogDays?: number;
  /** Posts events to webhooks; undefined: they wait. */
  postWebhook?: PostWebhook | undefined;
  /** The checks of sessions at the identity provider. */
  sessionChecks?: CheckDeps | undefined;
}

interface SharedDeps {
  orm: MikroORM;
  mailer: Mailer;
  mailSettings: { linkSecrets: readonly string[] };
}

/** Jobs of sessions, the audit log and webhooks. */
export function settingsJobs(deps: SettingsJobDeps & SharedDeps): (Job & { name: SettingsJobName })[] {
  const { orm, mailer, mailSettings, sessionChecks, postWebhook, auditLogDays = 0 } = deps;
  const newEm = () => orm.em.fork();
  const { linkSecrets } = mailSettings;
  return [
    {
      name: 'send-webhooks',
      cron: everyMinute,
      run: async (_queue, signal) =>
        postWebhook ? sendWebhooks({ newEm, postWebhook, mailer, linkSecrets }, signal) : { sent: 0 },
    },
    {
      name: 'tend-webhooks',
      cron: '13 * * * *',
      run: async () => ({ reencrypted: await reencryptSecrets(newEm(), linkSecrets) }),
    },
    {
      name: 'check-sessions',
      cron: everyMinute,
      run: async () => (sessionChecks ? checkSessions(newEm, sessionChecks) : { checked: 0 }),
    },
    { name: 'record-suppressions', cron: '11 * * * *', run: () => recordSuppressions(newEm()) },
    { name: 'prune-audit-log', cron: '43 3 * * *', run: () => deleteOldEntries(newEm, auditLogDays) },
  ];
}
