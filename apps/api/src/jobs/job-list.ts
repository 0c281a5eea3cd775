import { valuesOf } from '../values-of.ts';
import type { MikroORM } from '@mikro-orm/postgresql';
import { secondsToUndo } from '@workspace/contracts/undo-publishing';
import type { Config } from '../config.ts';
import { createMonths } from '../database/months/create-months.ts';
import { applyOnlineChanges } from '../database/online-changes/apply-online-changes.ts';
import { publishDuePosts } from '../features/blog-posts/publish-due-posts.ts';
import { cleanUpImages } from '../features/images/delete-image.ts';
import { finishImages } from '../features/images/finish-images.ts';
import type { ContactClock } from '../features/contacts/contact-clock.ts';
import { contactJobs } from '../features/contacts/contact-jobs.ts';
import type { ReplySettings } from '../features/contacts/reply-settings.ts';
import type { LinkedinDeps } from '../features/linkedin-connection/linkedin-deps.ts';
import { maintainConnection } from '../features/linkedin-connection/maintain-connection.ts';
import { reconcileLinkedinJob } from '../features/linkedin-posts/posting-jobs.ts';
import { signUpJobs } from '../features/pending-sign-ups/sign-up-jobs.ts';
import { sendWelcomes } from '../features/newsletter/send-welcomes.ts';
import { ledgerJobs, type LedgerJobName } from '../features/ledger-archive/ledger-jobs.ts';
import { maintainImports } from '../features/subscriber-imports/maintain-imports.ts';
import { beginScheduled } from '../features/newsletter-campaigns/sending/begin-scheduled.ts';
import type { MailSettings } from '../features/newsletter-campaigns/mail-settings.ts';
import type { Shaping } from '../features/mail-providers/shaping.ts';
import type { Grouping } from '../features/newsletter-deliveries/prepare-ledger.ts';
import { brakeCampaigns, type Braked } from '../features/newsletter-deliveries/brake-campaigns.ts';
import type { BrakeLimits } from '../features/newsletter-deliveries/find-brake.ts';
import { reconcileJob } from '../features/newsletter-deliveries/delivery-jobs.ts';
import { advanceJob, type SequenceJobName } from '../features/sequences/sequence-jobs.ts';
import { draftDigests } from '../features/list-digests/draft-digests.ts';
import { readInbox } from '../features/inbox/read-inbox.ts';
import type { ImageStore } from '../adapters/image-store/image-store.ts';
import type { Mailer, SubmitMail } from '../adapters/mailer.ts';
import type { Inbox } from '../adapters/inbox.ts';
import { everyMinute } from './every-minute.ts';
import type { Job } from './jobs.ts';
import { retentionJobs, type RetentionJobName } from './retention-jobs.ts';
import { settingsJobs, type SettingsJobDeps, type SettingsJobName } from './settings-jobs.ts';

export type JobName =
  | 'apply-online-changes'
  | SettingsJobName
  | RetentionJobName
  | SequenceJobName
  | LedgerJobName
  | 'clean-up-images'
  | 'create-months'
  | 'draft-digests'
  | 'make-image-files'
  | 'publish-due-posts'
  | 'read-returned-mail'
  | 'remind-of-requests'
  | 'send-answer-notices'
  | 'send-contact-notices'
  | 'send-confirmations'
  | 'send-contact-replies'
  | 'send-welcomes'
  | 'sweep-linkedin'
  | 'sweep-newsletters'
  | 'tend-linkedin'
  | 'tend-imports';

export interface JobDeps extends SettingsJobDeps {
  orm: MikroORM;
  mailer: Mailer;
  submitMail: SubmitMail;
  replies: ReplySettings;
  config: { publicOrigin: string; mail: Pick<Config['mail'], 'salesEmail'> };
  mailSettings: MailSettings;
  shaping?: Shaping;
  /** The providers with batches of their own; by default, batches are of any provider. */
  grouping?: Grouping | undefined;
  /** Pauses campaigns with too many complaints or blocks; by default none is paused. */
  brake?: { limits: BrakeLimits; onBraked: (braked: Braked) => void };
  imageStore: ImageStore;
  /** The mailboxes to read: of bounces, and of answers to replies. */
  inboxes?: readonly Inbox[];
  contactClock: ContactClock;
  /** LinkedIn's dependencies, when it is configured. */
  linkedin?: LinkedinDeps | undefined;
}

type NamedJob = Job & { name: JobName };

/** Returns all jobs that run besides requests. */
export function jobList(deps: JobDeps): NamedJob[] {
  const { orm, linkedin } = deps;
  const newEm = () => orm.em.fork();
  return [
    ...retentionJobs(orm),
    ...mailJobs(deps),
    ...contactJobs({ ...deps, newEm }),
    ...signUpJobs({ newEm, submitMail: deps.submitMail, settings: deps.mailSettings }),
    ...imageJobs(deps),
    ...ledgerJobs({ orm, store: deps.imageStore }),
    advanceJob(newEm, deps.grouping),
    ...settingsJobs(deps),
    {
      name: 'publish-due-posts',
      cron: everyMinute,
      isTimed: true,
      run: async ({ enqueue }) => {
        const { published } = await publishDuePosts(newEm());
        if (published > 0) enqueue('sweep-linkedin' satisfies JobName, new Date(Date.now() + secondsToUndo * 1_000));
        return { published };
      },
    },
    {
      name: 'apply-online-changes',
      cron: '*/10 * * * *',
      run: (_queue, signal) => applyOnlineChanges(newEm, { signal }),
    },
    { name: 'create-months', cron: '13 2 * * *', run: () => createMonths(newEm) },
    { name: 'tend-imports', cron: everyMinute, isTimed: true, run: () => maintainImports(orm) },
    { name: 'tend-linkedin', cron: '7 * * * *', run: () => maintainConnection(newEm, linkedin) },
    reconcileLinkedinJob(newEm, linkedin !== undefined),
  ];
}

function imageJobs({ orm, imageStore }: JobDeps): NamedJob[] {
  const newEm = () => orm.em.fork();
  return [
    {
      name: 'make-image-files',
      cron: everyMinute,
      run: (_queue, signal) => finishImages(newEm, imageStore, signal),
    },
    { name: 'clean-up-images', cron: '53 3 * * *', run: () => cleanUpImages(newEm(), imageStore, new Date()) },
  ];
}

/** Jobs that retry pending email every minute. */
function mailJobs({ orm, mailer, mailSettings, shaping, brake, inboxes = [], contactClock }: JobDeps): NamedJob[] {
  const newEm = () => orm.em.fork();
  return [
    {
      name: 'read-returned-mail',
      cron: everyMinute,
      run: async ({ enqueue }) => {
        const inboxDeps = { newEm, linkSecrets: mailSettings.linkSecrets, clock: Date.now, contactClock };
        // A mailbox that cannot be reached must not keep the other one from being read.
        const results = await Promise.allSettled(inboxes.map((inbox) => readInbox(inbox, inboxDeps)));
        const hasComplaints = results.some((one) => one.status === 'fulfilled' && one.value.complained > 0);
        if (hasComplaints) enqueue('sweep-newsletters' satisfies JobName);
        return { inboxes: valuesOf(results) };
      },
    },
    {
      name: 'send-welcomes',
      cron: everyMinute,
      run: (_queue, signal) => sendWelcomes(newEm(), mailer, mailSettings, signal),
    },
    {
      name: 'draft-digests',
      cron: everyMinute,
      run: () => draftDigests(newEm(), mailSettings.companyZone, Date.now()),
    },
    reconcileJob(newEm, (id) => beginScheduled(newEm(), id, mailSettings), {
      shaping,
      brake: brake && (async () => (await brakeCampaigns(newEm(), brake.limits)).forEach(brake.onBraked)),
    }),
  ];
}
