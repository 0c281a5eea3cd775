import type { Database } from '../fleet/database.ts';
import type { Requests } from './requests.ts';

/** The writes that the product has confirmed. */
export interface Acknowledged {
  /** The last names of consultation requests. */
  requests: string[];
  /** The ids of posts. */
  posts: string[];
  /** By the id of a post: the confirmed saves, the number of the last of them, and that of the last attempt. */
  saves: Map<string, { count: number; confirmed: number; attempted: number }>;
}

/** A visitor sends the form for a consultation. */
export async function addRequest(requests: Requests, { requests: confirmed }: Acknowledged, name: string) {
  const lastName = `Visitor ${name}`;
  const body = {
    firstName: 'Ada',
    lastName,
    email: `visitor-${name}@county.example`,
    citySize: 'medium',
    serviceInterest: 'full-service',
  };
  const headers = { accept: 'application/json' };
  const sent = await requests.send({ kind: 'visitor write', path: '/api/contacts', method: 'POST', body, headers });
  if (sent !== undefined) confirmed.push(lastName);
}

interface Staff {
  headers: Record<string, string>;
}

/** Creates a draft. Returns its id when the product confirmed it. */
export async function addPost(
  requests: Requests,
  { posts }: Acknowledged,
  { headers, name }: Staff & { name: string },
): Promise<string | undefined> {
  const body = {
    title: `Drill ${name}`,
    slug: `drill-${name}`,
    category: 'Smart Cities',
    date: 'May 1, 2026',
    readTime: '1 min read',
    excerpt: 'Drill.',
    content: '<p>Drill.</p>',
    status: 'draft',
  };
  const text = await requests.send({ kind: 'staff save', path: '/api/blog-posts', method: 'POST', body, headers });
  if (text === undefined) return undefined;
  const { post } = JSON.parse(text) as { post: { id: string } };
  posts.push(post.id);
  return post.id;
}

/** Saves a draft with the number of the save in its text. */
export async function savePost(
  requests: Requests,
  { saves }: Acknowledged,
  { headers, id, turn }: Staff & { id: string; turn: number },
): Promise<void> {
  const save = saves.get(id) ?? { count: 0, confirmed: -1, attempted: -1 };
  saves.set(id, save);
  save.attempted = turn;
  const body = { excerpt: `Save ${turn}` };
  const path = `/api/blog-posts/${id}`;
  if ((await requests.send({ kind: 'staff save', path, method: 'PATCH', body, headers })) === undefined) return;
  save.confirmed = turn;
  save.count += 1;
}

/** Counts the confirmed writes. */
export const countConfirmed = ({ requests, posts, saves }: Acknowledged): number =>
  requests.length + posts.length + [...saves.values()].reduce((sum, { count }) => sum + count, 0);

/** Looks every confirmed write up in the database. Returns the number of writes, and the lost ones in words. */
export async function findLostWrites(
  orm: Database,
  written: Acknowledged,
): Promise<{ confirmed: number; lost: string[] }> {
  const { requests, posts, saves } = written;
  const em = orm.em.fork();
  const found = await em.execute<{ name: string; count: number }[]>(
    `select last_name as name, count(*)::int as count from contacts where last_name like 'Visitor %' group by 1`,
  );
  const countOf = new Map(found.map(({ name, count }) => [name, count]));
  const rows = await em.execute<{ id: string; excerpt: string }[]>('select id, excerpt from blog_posts');
  const excerptOf = new Map(rows.map(({ id, excerpt }) => [id, excerpt]));
  const lost = [
    ...requests.filter((name) => countOf.get(name) !== 1).map((name) => `${name}: ${countOf.get(name) ?? 0} rows`),
    ...posts.filter((id) => !excerptOf.has(id)).map((id) => `post ${id} is missing`),
  ];
  for (const [id, { confirmed, attempted }] of saves) {
    const stored = Number(/\d+$/.exec(excerptOf.get(id) ?? '')?.[0] ?? -1);
    if (stored < confirmed || stored > attempted)
      lost.push(`post ${id}: save ${confirmed} was confirmed, and ${stored} is stored`);
  }
  return { confirmed: countConfirmed(written), lost };
}
