import type { Browser, Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { expect, signInByRequest, test } from './test.ts';
import { mailTo, type Message } from './mail.ts';
import { post } from './newsletters.ts';

/** Sends a newsletter to one person, and returns the email with its list. */
async function sendNewsletterTo(
  page: Page,
  sandbox: string,
  email: string,
): Promise<{ sent: Message; listId: string }> {
  await signInByRequest(page);
  const { emailList } = await post<{ emailList: { id: string } }>(page, '/api/email-lists', { name: 'City engineers' });
  await post(page, `/api/email-lists/${emailList.id}/subscribers`, { subscribers: [{ email, firstName: 'Anna' }] });
  const { posts } = (await (await page.request.get('/api/blog-posts')).json()) as { posts: { id: string }[] };
  const draft = {
    name: 'Newsletter',
    subject: 'Before winter',
    emailListId: emailList.id,
    blogPostIds: [posts[0]!.id],
  };
  const { campaign } = await post<{ campaign: { id: string } }>(page, '/api/newsletter-campaigns', draft);
  await post(page, `/api/newsletter-campaigns/${campaign.id}/sending`, {});
  const [sent] = await mailTo(sandbox, email);
  return { sent: sent!, listId: emailList.id };
}

async function withoutScript(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage();
}

test('a subscriber unsubscribes by the link of an email, resubscribes, sees the stored data and has it erased', async ({
  page,
  browser,
  origins,
}) => {
  const { sent, listId } = await sendNewsletterTo(page, origins.sandbox, 'anna@leaving.example');
  const [link = ''] = /http\S+\/newsletter\/preferences\S+/.exec(sent.text) ?? [];
  const subscribers = async () => {
    const response = await page.request.get(`/api/email-lists/${listId}`);
    return ((await response.json()) as { emailList: { subscriberCount: number } }).emailList.subscriberCount;
  };

  const reader = await withoutScript(browser);
  const response = await reader.goto(link);
  expect(response!.headers()['cache-control']).toBe('no-store');
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(reader.getByText('Emails of “City engineers” go to anna@leaving.example.')).toBeVisible();
  expect(await subscribers()).toBe(1);
  await reader.getByRole('button', { name: 'Unsubscribe from this list' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('You have left this list');
  await expect(reader).toHaveTitle(/^You have left this list/);
  expect(await subscribers()).toBe(0);
  await reader.getByRole('button', { name: 'Get “City engineers” again' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Your newsletter');
  await expect(reader.getByText('Before winter (')).toBeVisible();

  const looked = await (await browser.newContext()).newPage();
  await looked.goto(link);
  expect(await violationsInEveryScheme(looked)).toEqual([]);

  await reader.getByRole('button', { name: 'Unsubscribe from all our lists' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('You get no newsletter');
  await reader.getByRole('checkbox').check();
  await reader.getByRole('button', { name: 'Erase what is stored' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Nothing is stored');
  await expect(reader.getByRole('heading', { name: 'What we store about you' })).toHaveCount(0);
  expect(await subscribers()).toBe(0);

  expect((await reader.goto(link.slice(0, -2)))!.status()).toBe(404);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete');
});

test('an email program unsubscribes from all lists by one click, and a scanner that follows the link changes nothing', async ({
  page,
  origins,
}) => {
  const { sent } = await sendNewsletterTo(page, origins.sandbox, 'bert@leaving.example');
  const [, oneClick = ''] = /<(http[^>]+)>/.exec(sent.headers['list-unsubscribe'] ?? '') ?? [];
  expect(sent.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const followed = await fetch(oneClick);
  expect([followed.status, new URL(followed.url).pathname]).toEqual([200, '/newsletter/preferences']);
  expect(await followed.text()).toContain('Your newsletter</h1>');
  const pressed = await fetch(oneClick, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
  });
  expect(pressed.status).toBe(204);
  expect(await (await fetch(oneClick)).text()).toContain('You get no newsletter</h1>');
});
