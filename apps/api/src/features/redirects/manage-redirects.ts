import type { EntityManager } from '@mikro-orm/postgresql';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { followed, type listRedirects, type Redirect } from '@workspace/contracts/redirects';
import type { ProbeLink } from '../../adapters/probe-link.ts';
import { likePattern } from '../../database/like-pattern.ts';
import { allRedirects } from './all-redirects.ts';
import { RedirectNotFound, UnfitRedirect } from './redirect-errors.ts';

type Row = Omit<Redirect, 'createdAt'> & { createdAt: Date };
const toRedirect = (row: Row): Redirect => ({ ...row, createdAt: new Date(row.createdAt).toISOString() });

/** Returns a page of all redirects, newest first. */
export async function pageOfRedirects(
  em: EntityManager,
  { search = '', page = 1, pageSize = 50 }: ParsedOf<typeof listRedirects>['query'],
): Promise<{ redirects: Redirect[]; total: number }> {
  const where = `from ${allRedirects} r where r."from" ilike ? or r."to" ilike ?`;
  const pattern = [likePattern(search), likePattern(search)];
  const [{ total }] = await em.execute<[{ total: number }]>(`select count(*)::int as total ${where}`, pattern);
  const rows = await em.execute<Row[]>(`select r.* ${where} order by r."createdAt" desc, r."from" limit ? offset ?`, [
    ...pattern,
    pageSize,
    (page - 1) * pageSize,
  ]);
  return { redirects: rows.map(toRedirect), total };
}

export interface RedirectsDeps {
  publicOrigin: string;
  probeLink: ProbeLink;
}

/** Returns the path of a full address of this site, in the one spelling that paths have. Undefined for other sites. */
function pathOfSite(address: string, publicOrigin: string): string | undefined {
  if (!address.startsWith(`${publicOrigin}/`)) return undefined;
  // A path that began with two slashes would lead to another site.
  return followed(`/${address.slice(publicOrigin.length).replace(/^\/+/, '')}`);
}

/** Creates a redirect from a path without a page of the site. Throws `UnfitRedirect`. */
export async function addRedirect(
  em: EntityManager,
  { from, to: address }: { from: string; to: string },
  by: string,
  { publicOrigin, probeLink }: RedirectsDeps,
): Promise<Redirect> {
  const to = pathOfSite(address, publicOrigin) ?? address;
  const page = await probeLink(publicOrigin + from);
  return em.transactional(async (inside) => {
    // One at a time: two redirects made at once could lead to each other.
    await inside.execute('lock table redirects in share row exclusive mode');
    const isPage = page === 'found' || (await isArticle(inside, from));
    await requireFit(inside, from, to.split(/[?#]/)[0]!, isPage);
    const [row] = await inside.execute<[Row]>(
      `insert into redirects (path, target, created_by) values (?, ?, ?)
       returning id::text, 'manual' as kind, path as "from", target as "to", created_by as "createdBy", created_at as "createdAt"`,
      [from, to, by],
    );
    return toRedirect(row);
  });
}

/** Their files and calls are no pages, and the site looks for no redirect when one is missing. */
const ownFolders = /^\/(?:api|assets|media|preview|r)(?=\/|$)/;

async function requireFit(em: EntityManager, from: string, to: string, isPage: boolean): Promise<void> {
  const unfit = (code: 'loop' | 'chain' | 'taken', field: 'from' | 'to', message: string) =>
    new UnfitRedirect(code, message, { [field]: message });
  if (from === to) throw unfit('loop', 'to', 'This leads to itself.');
  const targetOf = async (path: string) =>
    (await em.execute<{ to: string }[]>(`select r."to" from ${allRedirects} r where r."from" = ?`, [path]))[0]?.to;
  if (await targetOf(from)) throw unfit('taken', 'from', 'This path has a redirect already. Delete that one first.');
  const [folder] = ownFolders.exec(from) ?? [];
  if (folder)
    throw unfit('taken', 'from', `The site answers itself at all paths of ${folder}. A redirect would have no effect.`);
  if (isPage) throw unfit('taken', 'from', 'There is a page at this path. A redirect would have no effect.');
  const next = await targetOf(to);
  if (next?.split(/[?#]/)[0] === from) throw unfit('loop', 'to', `${to} leads back to ${from}.`);
  if (next !== undefined) throw unfit('chain', 'to', `${to} leads on to ${next}. Write ${next} here.`);
  const [earlier] = await em.execute<{ from: string }[]>(
    `select r."from" from ${allRedirects} r where regexp_replace(r."to", ?, '') = ?`,
    ['[?#].*$', from],
  );
  if (earlier) throw unfit('chain', 'from', `${earlier.from} leads to this path. Let it lead to ${to} first.`);
}

async function isArticle(em: EntityManager, path: string): Promise<boolean> {
  const [, slug] = /^\/blog\/([^/]+)\/?$/.exec(path) ?? [];
  if (slug === undefined) return false;
  const found = await em.execute("select from blog_posts where slug = ? and trashed_at is null and status <> 'draft'", [
    slug,
  ]);
  return found.length > 0;
}

/** Deletes a redirect or a former slug. Throws `RedirectNotFound`. */
export async function removeRedirect(em: EntityManager, id: string): Promise<void> {
  const [table, column, key] = id.startsWith('slug:')
    ? ['blog_post_former_slugs', 'slug', id.slice('slug:'.length)]
    : ['redirects', 'id::text', id];
  const deleted = await em.execute(`delete from ${table} where ${column} = ? returning 1`, [key]);
  if (deleted.length === 0) throw new RedirectNotFound();
}
