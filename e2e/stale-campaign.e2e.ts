import type { Page } from 'playwright/test';
import { people, statusOf, storeCampaign } from './newsletters.ts';
import { expectToast } from './posts.ts';
import { expect, signInByRequest, test } from './test.ts';

test.beforeEach(({ page }) => signInByRequest(page));

const saveElsewhere = (page: Page, id: string, subject: string) =>
  page.request.patch(`/api/newsletter-campaigns/${id}`, { data: { subject } });

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test('a campaign that a colleague saved is shown before it is sent, and the focus stays in it', async ({
  page,
  complaints,
}) => {
  const id = await storeCampaign(page, { name: 'Read again', emails: people(2, 'read-again') });
  await page.goto(`/cms/campaigns/${id}`);
  const subject = page.getByRole('textbox', { name: 'Subject' });
  const dialog = page.getByRole('alertdialog', { name: 'Send to 2 people?' });
  await test.step('Send does not send words that the sender has not seen', async () => {
    await expect(page.getByText('It goes to 2 people.')).toBeVisible();
    await page.getByRole('button', { name: 'Send …' }).click();
    await expect(dialog).toContainText('About Read again');
    await saveElsewhere(page, id, 'Of a colleague');
    await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
    await expectToast(page, /^This campaign was changed meanwhile/);
    await expect(subject).toHaveValue('Of a colleague');
    expect(await statusOf(page, id)).toBe('draft');
    await expect.poll(() => focused(page)).toBe('DIV');
  });
  await test.step('a save that conflicts keeps the focus in the draft', async () => {
    await subject.fill('Mine');
    await saveElsewhere(page, id, 'Of a colleague again');
    await page.keyboard.press('Control+s');
    await expectToast(page, /^This draft was changed meanwhile/);
    await expect(subject).toHaveValue('Of a colleague again');
    await expect.poll(() => focused(page)).toBe('DIV');
    await page.getByRole('button', { name: 'Discard' }).click();
  });
  await test.step('a save that is rejected for another reason leaves the words in the form', async () => {
    await subject.fill('Mine {{nonsense}}');
    await saveElsewhere(page, id, 'Of a colleague, the third');
    await page.keyboard.press('Control+s');
    await expectToast(page, /which is no merge field/);
    await expect(page.getByText(/^Not saved yet: .*\|there}}\.$/)).toBeVisible();
    // A form that was replaced would show the words of the colleague a moment later.
    await page.waitForTimeout(1_000);
    await expect(subject).toHaveValue('Mine {{nonsense}}');
    await expect(subject).toBeFocused();
  });
  expect(complaints.splice(0)).toHaveLength(3);
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('It goes to 2 people.')).toBeVisible();
  await page.getByRole('button', { name: 'Send …' }).click();
  await expect(dialog).toContainText('Of a colleague, the third');
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(page.getByRole('heading', { name: 'Sent to 2 recipients' })).toBeVisible();
});
