import type { Page } from 'playwright/test';
import { connectDatabase } from '../apps/api/src/database/orm.ts';
import { publishedDatabase } from '../tools/config.ts';
import { expect, openSignedIn } from './test.ts';

/** Calls the API as the user signed in on the page. */
export const post = async <T>(page: Page, path: string, body: unknown = {}): Promise<T> =>
  (await page.request.post(path, { data: body, headers: { accept: 'application/json' } })).json() as Promise<T>;

/** Signs a staff member in to the console. */
export async function enterConsole(page: Page): Promise<void> {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
}

interface Wanted {
  name: string;
  emails: readonly string[];
  tracksClicks?: boolean;
}

/** Creates a draft with three posts for a list of these subscribers. Returns its id. */
export async function storeCampaign(page: Page, { name, emails, tracksClicks = false }: Wanted): Promise<string> {
  const { emailList } = await post<{ emailList: { id: string } }>(page, '/api/email-lists', {
    name: `List of ${name}`,
  });
  const subscribers = emails.map((email) => ({ email, firstName: 'Anna' }));
  await post(page, `/api/email-lists/${emailList.id}/subscribers`, { subscribers });
  const { posts } = (await (await page.request.get('/api/blog-posts')).json()) as { posts: { id: string }[] };
  const blogPostIds = posts.slice(0, 3).map(({ id }) => id);
  const draft = { name, subject: `About ${name}`, emailListId: emailList.id, blogPostIds, tracksClicks };
  return (await post<{ campaign: { id: string } }>(page, '/api/newsletter-campaigns', draft)).campaign.id;
}

/** Returns the status of a campaign. */
export async function statusOf(page: Page, id: string): Promise<string> {
  const response = await page.request.get(`/api/newsletter-campaigns/${id}`);
  return ((await response.json()) as { campaign: { status: string } }).campaign.status;
}

/** Sends a new campaign to these subscribers, and waits until it is sent. Returns its id. */
export async function sendCampaign(page: Page, name: string, emails: readonly string[]): Promise<string> {
  const id = await storeCampaign(page, { name, emails });
  await post(page, `/api/newsletter-campaigns/${id}/sending`);
  await expect.poll(() => statusOf(page, id)).toBe('sent');
  return id;
}

/** Puts rows into a state that otherwise only time or a crash produces. */
export async function inDatabase(...statements: [sql: string, values: unknown[]][]): Promise<void> {
  const orm = await connectDatabase(publishedDatabase());
  for (const [sql, values] of statements) await orm.em.fork().execute(sql, values);
  await orm.close();
}

/** Reads rows that no screen shows. */
export async function rowsOf(sql: string, values: unknown[]): Promise<unknown[]> {
  const orm = await connectDatabase(publishedDatabase());
  const rows = await orm.em.fork().execute<unknown[]>(sql, values);
  await orm.close();
  return rows;
}

/** Returns `count` invented email addresses of one domain. */
export const people = (count: number, place: string): string[] =>
  Array.from({ length: count }, (_, index) => `anna${index}@${place}.example`);
