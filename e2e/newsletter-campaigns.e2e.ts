import type { Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { expect, signInByRequest, test } from './test.ts';
import { mailNow, mailTo } from './mail.ts';
import { post } from './newsletters.ts';
import { expectToast } from './posts.ts';

/** Creates a list with these subscribers, as the user signed in on the page. */
async function storeList(page: Page, name: string, emails: readonly string[]): Promise<void> {
  const { emailList } = await post<{ emailList: { id: string } }>(page, '/api/email-lists', { name });
  const subscribers = emails.map((email) => ({ email, firstName: 'Anna' }));
  await post(page, `/api/email-lists/${emailList.id}/subscribers`, { subscribers });
}

test('a staff member writes a campaign, reviews it, sends a test and sends it once to every subscriber; the ledger has it', async ({
  page,
  origins,
  complaints,
}) => {
  await signInByRequest(page);
  await storeList(
    page,
    'Recipients of a campaign',
    Array.from({ length: 12 }, (_, index) => `anna${index}@recipients.example`),
  );
  await page.goto('/cms/blog');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a campaign' });
  await dialog.getByLabel('Name').fill('Newsletter in winter');
  await dialog.getByLabel('Subject').fill('What a camera sees');
  await dialog.getByLabel('Email list').selectOption({ label: 'Recipients of a campaign (12 subscribers)' });
  await expect(dialog.getByRole('button', { name: 'Create Campaign' })).toBeDisabled();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByLabel('Find any other post').fill('pothole');
  await dialog.getByLabel('Find any other post').press('Enter');
  await dialog.getByRole('checkbox', { name: /Anatomy of a pothole/ }).check();
  await expect(dialog.getByRole('list', { name: /^Chosen/ }).getByRole('listitem')).toHaveCount(2);
  expect(await violationsInEveryScheme(page)).toEqual([]);
  const subject = dialog.getByLabel('Subject');
  await subject.fill('Hi {{first_name|you}}');
  await dialog.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(subject).toBeFocused();
  await expect(subject).toBeInViewport();
  await expect(subject).toHaveAccessibleDescription(/which is no merge field/);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  await subject.fill('What a camera sees');
  await dialog.getByRole('button', { name: 'Create Campaign' }).click();
  await expectToast(page, 'Newsletter campaign created successfully');

  await page.waitForURL(/\/cms\/campaigns\//);
  await expect(page.getByText('It goes to 12 people.')).toBeVisible();
  const mail = page.frameLocator('iframe[title="The message on a phone"]');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('What a camera sees');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '26px');
  await page.getByLabel('As it reaches').selectOption({ label: 'Anna, anna3@recipients.example' });
  await expect(mail.getByText(/Anna/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Plain text' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Plain text' })).toContainText('Anatomy of a pothole');
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expectToast(page, 'A test is on its way to ada@lanesight.ai.');
  expect(
    (await mailTo(origins.sandbox, 'ada@lanesight.ai')).some(({ subject }) => /What a camera sees/.test(subject)),
  ).toBe(true);

  await page.getByLabel('Or by itself at').fill('2020-12-05T09:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByLabel('Or by itself at')).toHaveAccessibleDescription(/Choose a time that is still to come/);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByLabel('Or by itself at').fill('2031-12-05T09:00');
  await page.getByLabel('Or by itself at').press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page
    .getByRole('alertdialog', { name: 'Schedule this campaign?' })
    .getByRole('button', { name: 'Schedule' })
    .click();
  await expect(page.getByText(/^It goes out on Friday, December 5, 2031 at 9:00 AM/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to draft' }).click();
  await expectToast(page, 'It is a draft again.');

  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 12 people' }).click();
  await expect(page.getByRole('heading', { name: 'Sent to 12 recipients' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Submitted' })).toBeVisible();
  expect(await mailTo(origins.sandbox, 'anna7@recipients.example')).toHaveLength(1);
  await page.getByLabel('Search by beginning of address').fill('anna7');
  await expect(page.getByRole('row', { name: /anna7@recipients\.example/ })).toContainText('Submitted');
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await page.getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByRole('row', { name: /Newsletter in winter/ })).toContainText('Sent');
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByLabel(/^Did a person get it/).fill('ANNA7@recipients.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Newsletter in winter/ })).toContainText('Submitted');
  expect(await violationsInEveryScheme(page)).toEqual([]);
});

test('a staff member writes words without a post, and sends them to a segment alone', async ({ page, origins }) => {
  await signInByRequest(page);
  await storeList(page, 'Of words', ['wanda@words.example', 'other@elsewhere.example']);
  const rules = { all: [{ field: 'email', contains: '@words.example' }] };
  await post(page, '/api/segments', { name: 'Readers of words', rules });
  await page.goto('/cms/newsletter?tab=campaigns');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a campaign' });
  await dialog.getByLabel('Name').fill('Words');
  await dialog.getByLabel('Subject').fill('No posts today');
  await dialog.getByLabel('Begins with', { exact: true }).selectOption('A text, without posts');
  const create = dialog.getByRole('button', { name: 'Create Campaign' });
  await expect(create).toBeDisabled();
  await dialog.getByLabel('Add a segment').selectOption('Readers of words');
  await expect(dialog.getByText('Goes to the segments')).toBeVisible();
  await create.click();
  await page.waitForURL(/\/cms\/campaigns\//);
  await expect(page.getByText('It is empty. Write something, or add a post.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Block 1 of 1, Text/ }).click();
  await page.keyboard.type('Only words today.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('It has words and no posts.')).toBeVisible();
  const mail = page.frameLocator('iframe[title="The message on a phone"]');
  await expect(mail.getByText('Only words today.')).toBeVisible();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(page.getByRole('heading', { name: 'Sent to 1 recipient' })).toBeVisible({ timeout: 100_000 });
  const [sent] = await mailTo(origins.sandbox, 'wanda@words.example');
  expect(sent!.text).toContain('Only words today.');
  expect(await mailNow(origins.sandbox, 'other@elsewhere.example')).toEqual([]);
});
