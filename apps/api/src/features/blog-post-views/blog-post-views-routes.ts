import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { countView, listViews } from '@workspace/contracts/blog-post-views';
import type { FindPrincipal } from '../../http/access.ts';
import { serve } from '../../http/serve.ts';
import { viewsText } from '../blog-posts/views-text.ts';
import { isRobot } from './is-robot.ts';
import { viewCounter } from './view-counter.ts';

interface ViewsDeps {
  newEm: () => EntityManager;
  clock: () => number;
  findPrincipal: FindPrincipal;
}

const flushMilliseconds = 3_000;
const maxRequests = 100;

export function blogPostViewsRoutes(app: FastifyInstance, { newEm, clock, findPrincipal }: ViewsDeps): void {
  const counter = viewCounter({ newEm, clock, log: app.log });
  const timer = setInterval(() => void counter.flush(), flushMilliseconds).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await counter.flush();
  });

  serve(app, countView, async ({ params: { slug }, request }) => {
    const { 'user-agent': userAgent } = request.headers;
    if (!userAgent || isRobot(userAgent)) return;
    if (request.session.userId && (await findPrincipal(request))?.isStaff) return;
    await counter.count({ slug, address: request.ip, userAgent });
  });

  serve(app, listViews, async ({ query, request: { em } }) => {
    const slugs = query.slugs.split(',').slice(0, maxRequests);
    const found = await em.execute<{ slug: string; views: number }[]>(
      'select slug, views from blog_post_views where slug in (?)',
      [slugs],
    );
    return { views: Object.fromEntries(found.map(({ slug, views }) => [slug, viewsText(views)])) };
  });
}
