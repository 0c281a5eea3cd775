import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../config.ts';
import { pruneSessions } from '../features/auth/session-store.ts';
import { forgetVisitors } from '../features/blog-post-views/day-key.ts';
import { publishDuePosts } from '../features/blog-posts/publish-due-posts.ts';
import { emptyTrash } from '../features/blog-posts/trash-post.ts';
import { sendContactNotices } from '../features/contacts/send-contact-notices.ts';
import { sendWelcomes } from '../features/newsletter/send-welcomes.ts';
import { forgetImports, tendImports } from '../features/subscriber-imports/tend-imports.ts';
import type { Mailer } from '../outside/mailer.ts';
import type { Job } from './jobs.ts';

export type JobName =
  | 'empty-trash'
  | 'forget-imports'
  | 'forget-visitors'
  | 'prune-sessions'
  | 'publish-due-posts'
  | 'send-contact-notices'
  | 'send-welcomes'
  | 'tend-imports';

export interface JobDeps {
  orm: MikroORM;
  mailer: Mailer;
  config: Pick<Config, 'mail' | 'publicOrigin'>;
}

const everyMinute = '* * * * *';

/** Everything that is done beside requests. What waits for a mail server is tried again every minute. */
export function jobList({ orm, mailer, config: { mail, publicOrigin } }: JobDeps): (Job & { name: JobName })[] {
  const { salesEmail } = mail;
  return [
    { name: 'empty-trash', cron: '41 3 * * *', run: () => emptyTrash(orm.em.fork()) },
    { name: 'forget-imports', cron: '23 4 * * *', run: () => forgetImports(orm, new Date()) },
    {
      name: 'forget-visitors',
      cron: '1 0 * * *',
      run: () => forgetVisitors(orm.em.fork(), new Date().toISOString().slice(0, 10)),
    },
    { name: 'publish-due-posts', cron: everyMinute, run: () => publishDuePosts(orm.em.fork()) },
    {
      name: 'prune-sessions',
      cron: '17 * * * *',
      run: async () => ({ pruned: await pruneSessions(orm.em.fork()) }),
    },
    {
      name: 'send-contact-notices',
      cron: everyMinute,
      run: () => sendContactNotices(orm.em.fork(), mailer, { salesEmail, publicOrigin }),
    },
    { name: 'send-welcomes', cron: everyMinute, run: () => sendWelcomes(orm.em.fork(), mailer, publicOrigin) },
    { name: 'tend-imports', cron: everyMinute, run: () => tendImports(orm) },
  ];
}
