import { violationsInEveryScheme } from './axe.ts';
import { inDatabase, people, storeCampaign } from './newsletters.ts';
import { storePicture, storePost } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

test('an owner gives a colleague a role, who then sees why actions are missing', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const other = await browser.newContext({ baseURL: baseURL! });
  const colleague = await other.newPage();
  await openSignedIn(colleague, '/cms/blog', 'vera.viewer@lanesight.ai');
  await expect(colleague.getByRole('link', { name: 'Create New Post' })).toBeVisible();

  await openSignedIn(page, '/cms/staff', 'olive.owner@lanesight.ai');
  await expect(page.getByRole('row', { name: /Olive Owner \(you\)/ })).toContainText('owner');
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change role of Vera Viewer' }).click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('viewer');
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByRole('row', { name: /Vera Viewer/ })).toContainText('viewer');

  await colleague.reload();
  const reason = 'Your role, viewer, lets you look at posts, but not change them. Ask an owner for the role editor.';
  await expect(colleague.getByText(reason)).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Create New Post' })).toBeHidden();
  const created = await colleague.request.post('/api/blog-posts', { data: {} });
  expect([created.status(), await created.text()]).toEqual([403, reason]);

  await page.getByRole('link', { name: 'Audit log' }).click();
  // The entry names the person, and leads to them.
  await expect(page.getByRole('link', { name: /^vera.viewer@/ }).first()).toHaveAttribute('href', '/cms/staff');
  await page.getByText('Change role: Role').first().click();
  await expect(page.getByText('viewer', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Changed').selectOption('people and their roles');
  await expect(page).toHaveURL(/resource=staff/);
  await expect(page.getByText('Signed in')).toHaveCount(0);
  expect(await violationsInEveryScheme(page)).toEqual([]);
  const rejected: string[] = [];
  colleague.on('response', (response) => response.status() === 403 && rejected.push(response.url()));
  await colleague.goto('/cms/audit-log');
  await expect(colleague.getByText('Your role, viewer, cannot see the audit log.')).toBeVisible();
  // The console sends no request that it knows to be rejected, and no link leads there.
  await expect(colleague.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const links = colleague.getByRole('navigation', { name: 'Pages of the settings' }).getByRole('link');
  await expect(links).toHaveText(['People', 'Sessions', 'Retention', 'API']);
  expect(rejected).toEqual([]);
  await other.close();
  expect(complaints).toEqual([]);
});

test('a viewer finds the reason and no changing action on any page', async ({ page, browser, baseURL, complaints }) => {
  await openSignedIn(page, '/cms/blog', 'olive.owner@lanesight.ai');
  const { id: postId } = await storePost(page, 'Seen by a viewer', { status: 'scheduled', publishAt: soon() });
  await storePicture(page, 'Seen by a viewer');
  const campaignId = await storeCampaign(page, { name: 'Seen by a viewer', emails: people(2, 'viewed') });
  await inDatabase([
    `insert into contacts (id, first_name, last_name, email, city_size, service_interest, notified_at) values
       ('01900000-0000-7000-8000-000000000001', 'Victor', 'Seen', 'victor@viewed.example', 'medium', 'not-sure', now())`,
    [],
  ]);
  const other = await browser.newContext({ baseURL: baseURL! });
  const viewer = await other.newPage();
  await openSignedIn(viewer, '/cms/blog', 'vito.viewer@lanesight.ai');
  await page.goto('/cms/staff');
  await page.getByRole('button', { name: 'Change role of Vito Viewer' }).click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('viewer');
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByRole('row', { name: /Vito Viewer/ })).toContainText('viewer');

  const changing =
    /^(Create|AI Create|New|Delete|Save|Publish|Send|Schedule|Cancel the|Upload|Import|Add|Move|Assign|Mark|Reply|Set Up|Restore|Undo this|Retry)\b/;
  for (const [path, shown] of [
    ['blog', 'Blog Management'],
    ['blog?status=trashed', 'Blog Management'],
    [`blog/edit/${postId}`, 'Edit Blog Post'],
    ['calendar', 'Content calendar'],
    ['images', 'Pictures'],
    ['redirects', 'Redirects'],
    ['newsletter', 'Newsletter'],
    [`campaigns/${campaignId}`, 'Seen by a viewer'],
    ['suppressions', 'Suppressions'],
    ['contacts/01900000-0000-7000-8000-000000000001', 'Requests'],
  ] as const) {
    await viewer.goto(`/cms/${path}`);
    await expect(viewer.getByRole('heading', { name: shown, level: 1 })).toBeVisible();
    await expect(viewer.getByText(/^Your role, viewer, lets you look at .*, but not change them\./)).toBeVisible();
    await viewer.waitForLoadState('networkidle');
    const main = viewer.getByRole('main');
    await expect.soft(main.getByRole('button', { name: changing }), path).toHaveCount(0);
    await expect.soft(main.getByRole('checkbox', { name: /^Select/ }), path).toHaveCount(0);
  }
  // The keys do nothing either.
  await viewer.keyboard.press('e');
  await viewer.keyboard.press('c');
  await viewer.keyboard.press('Control+k');
  const palette = viewer.getByRole('dialog', { name: 'Go to' });
  await expect(palette.getByRole('option', { name: 'Sign out' })).toBeVisible();
  await expect(palette.getByRole('option', { name: /^Create|^AI Create/ })).toHaveCount(0);
  await expect(viewer).toHaveURL(/\/cms\/contacts\//);
  await other.close();
  expect(complaints).toEqual([]);
});

const soon = (): string => new Date(Date.now() + 86_400_000).toISOString();
