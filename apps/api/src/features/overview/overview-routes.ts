import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { getOverview, getWaitingCounts } from '@workspace/contracts/overview';
import { serve } from '../../http/serve.ts';
import { attentionAt, type MissingSettings } from './attention.ts';
import { lastDays } from './days.ts';
import { waitingCounts } from './waiting-counts.ts';

type Overview = ResponseOf<typeof getOverview>;

export interface OverviewDeps {
  clock: () => number;
  missing: MissingSettings;
}

export function overviewRoutes(app: FastifyInstance, { clock, missing }: OverviewDeps): void {
  serve(app, getOverview, async ({ request: { em } }) => ({
    attention: await attentionAt(em, clock(), missing),
    days: await lastDays(em, new Date(clock())),
    comingUp: await comingUp(em),
    mostRead: await mostRead(em),
  }));

  serve(app, getWaitingCounts, ({ request: { em } }) => waitingCounts(em));
}

/** The next scheduled posts and campaigns. */
async function comingUp(em: EntityManager): Promise<Overview['comingUp']> {
  const rows = await em.execute<{ kind: 'post' | 'campaign'; id: string; title: string; at: string | Date }[]>(
    `select 'post' as kind, id, title, publish_at as at from blog_posts
       where status = 'scheduled' and trashed_at is null
     union all
     select 'campaign', id, name, scheduled_at from newsletter_campaigns where status = 'scheduled'
     order by at, id limit 5`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** The posts with the most views since they were published. */
const mostRead = (em: EntityManager): Promise<Overview['mostRead']> =>
  em.execute(
    `select p.slug, p.title, v.views from blog_post_views v join blog_posts p on p.slug = v.slug
     where p.status = 'published' and p.trashed_at is null order by v.views desc, p.slug limit 5`,
  );
