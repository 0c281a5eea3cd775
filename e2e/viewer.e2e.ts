import type { Locator } from 'playwright/test';
import { inDatabase, people, post, rowsOf, storeCampaign } from './newsletters.ts';
import { storePicture, storePost } from './posts.ts';
import { expect, openSignedIn, signInByRequest, test } from './test.ts';
import { trackRequests, visitConsole } from './visit-console.ts';

/** Controls that change only the view. */
const harmless = new RegExp(
  `^(?:${[
    'Manage Newsletter',
    'Actions for .*',
    'Edit .*@.*',
    'Open .*',
    'View all \\d+ lists',
    'Previous month|Today|Next month',
    'Check again|Copy value',
    'Outcome|Find a subscriber|As it reaches|Phone|Desktop|Dark mode|Plain text',
    'Sign out .*',
    'Preview|Settings|Versions|Close the panel',
    'Close|Cancel',
  ].join('|')})$`,
);

/** Lists the controls in a part of the page that react to a press or to typing, and are more than tabs and filters. */
async function changingControls(part: Locator): Promise<string[]> {
  const names = await part
    .locator('input, textarea, select, button, [contenteditable=true], [role=slider]')
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            one.checkVisibility() &&
            !one.matches(':disabled, [aria-disabled=true], [type=search], [role=tab], [aria-pressed], th *') &&
            !one.closest('[role=search], search, [inert]'),
        )
        .map((one) => {
          const label = one.getAttribute('aria-label') ?? (one as HTMLInputElement).labels?.[0]?.textContent;
          const by = document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent;
          return (label ?? by ?? one.textContent).trim().replaceAll(/\s+/g, ' ');
        }),
    );
  return names.filter((name) => !harmless.test(name));
}

/** Pages without an action that needs a permission. */
const free: ReadonlySet<string> = new Set(['', 'deliveries', 'staff', 'sessions', 'retention', 'api']);

const soon = (): string => new Date(Date.now() + 86_400_000).toISOString();

test('a viewer finds the reason, and no field, button or key that the API would reject', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  await openSignedIn(page, '/cms/blog', 'olive.owner@lanesight.ai');
  const { id: postId } = await storePost(page, 'Looked at', { status: 'scheduled', publishAt: soon() });
  const { id: draftId } = await storePost(page, 'Looked at as a draft', { status: 'draft' });
  await storePicture(page, 'Looked at');
  const draft = await storeCampaign(page, { name: 'Looked at', emails: people(2, 'looked') });
  const sent = await storeCampaign(page, { name: 'Sent', emails: people(2, 'sent') });
  await post(page, `/api/newsletter-campaigns/${sent}/sending`);
  const [list] = (await rowsOf(`select email_list_id as id from newsletter_campaigns where id = ?`, [draft])) as [
    { id: string },
  ];
  const { segment } = await post<{ segment: { id: string } }>(page, '/api/segments', {
    name: 'Looked at',
    rules: { all: [{ joinedWithinDays: 30 }] },
  });
  const importId = '01900000-0000-7000-8000-000000000002';
  const contactId = '01900000-0000-7000-8000-000000000003';
  await inDatabase(
    [
      `insert into subscriber_imports (id, email_list_id, status, file_name, bytes, checksum, header, email_column, rows,
         added, present, left_before, doubled, invalid, created_by) values
       (?, ?, 'checked', 'people.csv', 10, 'x', array['email'], 0, 1, 1, 0, 0, 0, 0, 'olive.owner@lanesight.ai')`,
      [importId, list.id],
    ],
    [
      `insert into contacts (id, first_name, last_name, email, city_size, service_interest, notified_at) values
       (?, 'Victor', 'Looked', 'victor@looked.example', 'medium', 'not-sure', now())`,
      [contactId],
    ],
  );
  const other = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1_280, height: 900 } });
  const viewer = await other.newPage();
  await signInByRequest(viewer, 'vito.viewer@lanesight.ai');
  await inDatabase([`update users set role = 'viewer' where email = 'vito.viewer@lanesight.ai'`, []]);
  const untilLoaded = trackRequests(viewer);
  await viewer.goto('/cms');
  const reason = (name: string) =>
    viewer.getByText(new RegExp(`^Your role, viewer, lets you look at ${name}, but not change them\\.`));
  for (const [path, heading] of [
    ['', 'Overview'],
    ['blog', 'Blog Management'],
    ['blog/new', 'Create New Blog Post'],
    [`blog/edit/${postId}`, 'Edit Blog Post'],
    ['blog?status=trashed', 'Blog Management'],
    [`blog/edit/${draftId}`, 'Edit Blog Post'],
    ['calendar', 'Content calendar'],
    ['images', 'Pictures'],
    ['redirects', 'Redirects'],
    ['newsletter', 'Newsletter'],
    [`lists/${list.id}`, 'List of Looked at'],
    ['newsletter?tab=campaigns', 'Newsletter'],
    [`lists/${list.id}/import`, 'Upload subscribers'],
    ['newsletter?tab=segments', 'Newsletter'],
    [`segments/${segment.id}`, 'Looked at'],
    ['subscriber-fields', 'Subscriber fields'],
    [`imports/${importId}`, 'What this file would do'],
    [`campaigns/${draft}`, 'Looked at'],
    [`campaigns/${sent}`, 'Sent'],
    ['domain-check', 'Sender domain'],
    ['deliveries', 'Did they get it?'],
    ['suppressions', 'Suppressions'],
    [`contacts/${contactId}`, 'Requests'],
    ['staff', 'People'],
    ['sessions', 'Sessions'],
    ['api', 'API'],
  ] as const) {
    await visitConsole(viewer, path);
    await expect(viewer.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await untilLoaded();
    if (!free.has(path)) await expect(reason('.*')).toBeVisible();
    if (path.startsWith('blog/')) await expect(viewer.getByRole('textbox', { name: 'Title *' })).toBeDisabled();
    expect.soft(await changingControls(viewer.getByRole('main')), path).toEqual([]);
    await expect.soft(viewer.getByRole('main').getByRole('checkbox', { name: /^Select/ }), path).toHaveCount(0);
  }
  const dialog = viewer.getByRole('dialog');
  await visitConsole(viewer, `lists/${list.id}`);
  await viewer.getByRole('button', { name: /^Edit anna0/ }).click();
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeDisabled();
  await expect(dialog.getByText(/^Your role, viewer, lets you look at email lists/)).toBeVisible();
  expect.soft(await changingControls(dialog), 'a subscriber').toEqual([]);
  await viewer.keyboard.press('Escape');
  await visitConsole(viewer, 'images');
  await viewer.getByRole('button', { name: 'Open Looked at' }).click();
  await expect(dialog.getByText(/^Your role, viewer, lets you look at pictures/)).toBeVisible();
  expect.soft(await changingControls(dialog), 'a picture').toEqual([]);
  await viewer.keyboard.press('Escape');
  for (const [path, heading] of [
    ['blog', 'Blog Management'],
    ['newsletter', 'Newsletter'],
  ] as const) {
    await visitConsole(viewer, path);
    await expect(viewer.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    // A row without an action that the role may use has no menu.
    await expect(viewer.getByRole('row').nth(1)).toBeVisible();
    const menus = viewer.getByRole('button', { name: /^Actions for/ });
    if ((await menus.count()) === 0) continue;
    await menus.first().click();
    const names = await viewer.getByRole('menuitem').allTextContents();
    expect
      .soft(
        names.filter((name) => !/^(?:View|Open|Copy|Export)/.test(name)),
        `menu of ${path}`,
      )
      .toEqual([]);
    await viewer.keyboard.press('Escape');
  }
  await visitConsole(viewer, `contacts/${contactId}`);
  await expect(viewer.getByRole('heading', { name: 'Victor Looked' })).toBeVisible();
  await viewer.keyboard.press('e');
  await viewer.keyboard.press('c');
  await viewer.keyboard.press('Control+k');
  const palette = viewer.getByRole('dialog', { name: 'Go to' });
  await expect(palette.getByRole('option', { name: 'Sign out' })).toBeVisible();
  await expect(palette.getByRole('option', { name: /^Create|^AI Create/ })).toHaveCount(0);
  await expect(viewer).toHaveURL(/\/cms\/contacts\//);
  expect(complaints).toEqual([]);
  await other.close();
});
