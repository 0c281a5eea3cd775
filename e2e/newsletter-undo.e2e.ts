import type { Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { expect, signInByRequest, test } from './test.ts';
import { mailTo } from './mail.ts';
import { inDatabase, post } from './newsletters.ts';
import { expectToast } from './posts.ts';

const at = (name: string) => `${name}@undo.example`;

async function storeList(page: Page, name: string, emails: string[]): Promise<void> {
  const { emailList } = await post<{ emailList: { id: string } }>(page, '/api/email-lists', { name });
  const subscribers = emails.map((email) => ({ email }));
  await post(page, `/api/email-lists/${emailList.id}/subscribers`, { subscribers });
}

/** The product of these tests has no time to undo, so that no other test waits: this campaign gets it. */
const giveTimeToUndo = () =>
  inDatabase(
    [
      `create function give_time_to_undo() returns trigger language plpgsql as $$
       begin new.sends_at := now() + interval '60 seconds'; return new; end $$`,
      [],
    ],
    [
      `create trigger time_to_undo before update on newsletter_campaigns for each row
       when (new.name = 'To two lists' and new.status = 'sending' and old.status = 'draft')
       execute function give_time_to_undo()`,
      [],
    ],
  );
const takeTimeToUndo = () => inDatabase(['drop function give_time_to_undo cascade', []]);

test('a campaign to two lists without a third is undone, sent again, and reaches each person once', async ({
  page,
  origins,
}) => {
  await signInByRequest(page);
  await storeList(page, 'Undo cities', [at('anna'), at('bo')]);
  await storeList(page, 'Undo engineers', [at('ANNA'), at('carl'), at('dora')]);
  await storeList(page, 'Undo customers', [at('dora')]);
  await page.goto('/cms/blog');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a campaign' });
  await dialog.getByLabel('Name').fill('To two lists');
  await dialog.getByLabel('Subject').fill('Once for each');
  await dialog.getByLabel('Email list').selectOption({ label: 'Undo cities (2 subscribers)' });
  await dialog.getByLabel('Add another list').selectOption({ label: 'Undo engineers (3 subscribers)' });
  await dialog.getByLabel('Leave out people on').selectOption({ label: 'Undo customers (1 subscriber)' });
  await expect(dialog.getByRole('list', { name: 'Goes to' }).getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('checkbox').first().check();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create Campaign' }).click();
  await page.waitForURL(/\/cms\/campaigns\//);
  await expect(page.getByText('to Undo cities and Undo engineers, without Undo customers')).toBeVisible();
  await expect(page.getByText('It goes to 3 people.')).toBeVisible();

  await giveTimeToUndo();
  let load = () => {};
  const mayLoad = new Promise<void>((resolve) => (load = resolve));
  const progress = /\/api\/newsletter-campaigns\/[0-9a-f-]+$/;
  const send = async () => {
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'of Undo cities and Undo engineers, without Undo customers.',
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 3 people' }).click();
  };
  await page.route(progress, async (route) => {
    await mayLoad;
    await route.continue();
  });
  await send();
  await expect(page.getByRole('tab', { name: 'Who got it' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  load();
  await expect(page.getByText('Nothing has left yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(/leaves in .*Undo takes/);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
  const left = async () => Number.parseInt(await page.getByRole('timer').innerText(), 10);
  const first = await left();
  expect(first).toBeGreaterThan(20);
  await expect.poll(left).toBeLessThan(first);
  // A colleague undoes it: the button with the focus goes.
  await post(page, `${new URL(page.url()).pathname.replace('/cms/campaigns', '/api/newsletter-campaigns')}/undo`);
  await expect(page.getByText('Nothing has left yet')).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('DIV');
  await send();
  await page.reload();
  await expect(page.getByText('Nothing has left yet')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expectToast(page, 'Nothing of “To two lists” was sent. It is a draft again.');
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible();
  await takeTimeToUndo();
  expect(await sentTo(origins.sandbox)).toEqual([]);

  await send();
  await expect(page.getByRole('heading', { name: 'Sent to 3 recipients' })).toBeVisible();
  for (const name of ['anna', 'bo', 'carl']) expect(await mailTo(origins.sandbox, at(name))).toHaveLength(1);
  expect((await sentTo(origins.sandbox)).toSorted()).toEqual([at('anna'), at('bo'), at('carl')]);
});

/** The recipients at this domain so far. */
async function sentTo(sandbox: string): Promise<string[]> {
  const messages = (await (await fetch(`${sandbox}/mail/messages`)).json()) as { to: string[] }[];
  return messages.flatMap(({ to }) => to).filter((email) => email.endsWith('@undo.example'));
}
