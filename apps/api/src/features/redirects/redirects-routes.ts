import type { FastifyInstance } from 'fastify';
import { createRedirect, deleteRedirect, findRedirect, listRedirects } from '@workspace/contracts/redirects';
import { serve } from '../../http/serve.ts';
import { addRedirect, pageOfRedirects, removeRedirect, type RedirectsDeps } from './manage-redirects.ts';
import { RedirectNotFound, UnfitRedirect } from './redirect-errors.ts';

export function redirectsRoutes(app: FastifyInstance, deps: RedirectsDeps): void {
  serve(app, listRedirects, ({ query, request: { em } }) => pageOfRedirects(em, query));

  serve(app, createRedirect, [UnfitRedirect], async ({ body, user, request: { em, log } }) => {
    const redirect = await addRedirect(em, body, user.email, deps);
    log.info({ event: 'redirect_created', redirectId: redirect.id });
    return { redirect };
  });

  serve(app, deleteRedirect, [RedirectNotFound], async ({ params: { id }, request: { em, log } }) => {
    await removeRedirect(em, id);
    log.info({ event: 'redirect_deleted', redirectId: id });
  });

  serve(app, findRedirect, async ({ query: { path }, request: { em } }) => {
    const [row] = await em.execute<{ to: string }[]>('select target as "to" from redirects where path = ?', [path]);
    return { to: row?.to ?? null };
  });
}
