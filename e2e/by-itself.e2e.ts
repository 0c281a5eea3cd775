import { expect, test } from './test.ts';
import { enterConsole, people, post, storeCampaign } from './newsletters.ts';
import { storePost } from './posts.ts';

// Each page below is opened once and never reloaded.
test.beforeEach(({ page }) => enterConsole(page));

const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

test('the page of a scheduled campaign and the list follow it while it is sent', async ({ page, context }) => {
  const id = await storeCampaign(page, { name: 'By itself', emails: people(3, 'by-itself') });
  const list = await context.newPage();
  await list.goto('/cms/newsletter?tab=campaigns');
  await expect(list.getByRole('row', { name: /By itself/ })).toContainText('Draft');
  await post(page, `/api/newsletter-campaigns/${id}/schedule`, { at: soon(12) });
  await list.reload();
  await expect(list.getByRole('row', { name: /By itself/ })).toContainText('Scheduled');
  await page.goto(`/cms/campaigns/${id}`);
  await expect(page.getByText(/^It goes out on /).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Sent to 3 recipients' })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('button', { name: /Send now|Cancel the campaign|Change the time/ })).toHaveCount(0);
  await expect(list.getByRole('row', { name: /By itself/ })).toContainText('Sent', { timeout: 15_000 });
});

test('an open scheduled post is published in its editor and in the list at its time', async ({ page, context }) => {
  const list = await context.newPage();
  await list.goto('/cms/blog?status=all');
  await expect(list.getByRole('heading', { name: /^All Posts/ })).toBeVisible();
  const { id } = await storePost(page, 'Appears while it is open', { status: 'scheduled', publishAt: soon(12) });
  await list.reload();
  const row = list.getByRole('row', { name: /Appears while it is open/ });
  await expect(row).toContainText('Scheduled');
  await page.goto(`/cms/blog/edit/${id}`);
  await expect(page.getByText(/^It appears on /)).toBeVisible();
  await page.getByLabel('Title *').fill('Written on meanwhile');

  await expect(page.getByText(/^Everybody can read it\./)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Title *')).toHaveValue('Written on meanwhile');
  await expect(page.getByRole('button', { name: 'Change the time' })).toHaveCount(0);
  await expect(row).toContainText('Published', { timeout: 15_000 });
});
