import { violationsInEveryScheme } from './axe.ts';
import { expect, openSignedIn, test } from './test.ts';
import { connect, croppedPicture, failLinkedin, pictureOf, postedOf } from './linkedin.ts';
import { chooseInRow, expectToast, fillInPost, openRowMenu, storePicture, storePost } from './posts.ts';

const manage = /\/cms\/blog$/;

test('a staff member connects, chooses a page, enables auto-posting, publishes, and posts the waiting article at once', async ({
  page,
  origins,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const coverImageId = await storePicture(page, 'A cracked road');
  await storePost(page, 'Out before LinkedIn', { coverImageId });
  await page.reload();
  const card = page.getByRole('region', { name: 'LinkedIn Business Page' });
  await expect(card.getByText(/^Not connected\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Post to LinkedIn/ })).toHaveCount(0);
  await connect(page);
  await expect(page).toHaveURL(manage);
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await card.getByRole('button', { name: 'Change Setup' }).click();
  const dialog = page.getByRole('dialog', { name: 'Business Page Setup' });
  const auto = dialog.getByRole('switch', { name: 'Post articles when they are published' });
  await expect(auto).toBeDisabled();
  await expect(dialog.getByText('Auto-posting Active')).toHaveCount(0);
  await dialog.getByLabel('Business page').selectOption({ label: 'Lanesight (4,211 followers)' });
  await auto.check();
  await expect(dialog.getByText('Auto-posting Active')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Settings saved.');
  await expect(card.getByText('Lanesight, 4,211 followers')).toBeVisible();

  await page.getByRole('link', { name: 'Create New Post' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  await fillInPost(page, 'PCI of 70 (and what it hides)');
  await page.keyboard.type('Words for readers.');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Choose A cracked road' }).click();
  await expect(page.getByRole('switch', { name: 'Post to LinkedIn' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByText('Goes to LinkedIn as Lanesight with its cover picture once it is published.'),
  ).toBeVisible();
  await page.getByRole('switch', { name: 'Post to LinkedIn' }).uncheck();
  await expect(page.getByText(/^Stays off LinkedIn\./)).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('switch', { name: 'Post to LinkedIn' }).check();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.waitForURL(manage);
  const row = page.getByRole('row', { name: /PCI of 70/ });
  await expect(row.getByText('Goes out a minute after publishing.')).toBeVisible();
  await row.getByRole('button', { name: /^Try now/ }).click();
  await expect(row.getByText('LinkedIn: posted')).toBeVisible();
  await openRowMenu(page, 'PCI of 70 (and what it hides)');
  await expect(page.getByRole('menuitem', { name: 'See the post on LinkedIn' })).toHaveAttribute(
    'href',
    /\/linkedin\/feed\/update\/urn/,
  );
  await page.keyboard.press('Escape');
  const [posted, ...others] = await postedOf(origins.sandbox, 'pci-of-70-and-what-it-hides');
  expect(others).toEqual([]);
  expect(posted).toMatchObject({
    author: 'urn:li:organization:5515715',
    text: 'PCI of 70 (and what it hides)\n\nWhat a camera can tell.',
    content: { article: { thumbnailAltText: 'A cracked road' } },
  });
  expect(await pictureOf(origins.sandbox, posted!)).toMatchObject(croppedPicture);
  expect(await postedOf(origins.sandbox, 'out-before-linkedin')).toEqual([]);
  expect(await violationsInEveryScheme(page)).toEqual([]);
  // Arrow keys move between controls that every row has, even when LinkedIn adds some to a row.
  await row.getByRole('link', { name: /^Edit/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveText(/^Edit/);
  await page.goto(`${origins.sandbox}/linkedin/posts`);
  await expect(page.getByText('PCI of 70 (and what it hides)').first()).toBeVisible();
  const shown = page.getByRole('img', { name: 'A cracked road' });
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1_200);
  expect(await violationsInEveryScheme(page)).toEqual([]);
});

test('a staff member posts an article manually after a preview, and a failure shows instructions', async ({
  page,
  origins,
  complaints,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const row = page.getByRole('row', { name: /Out before LinkedIn/ });
  await chooseInRow(page, 'Out before LinkedIn', 'Post to LinkedIn');
  const dialog = page.getByRole('dialog', { name: 'Post to LinkedIn' });
  await expect(dialog.getByText('Out before LinkedIn\n\nShort.')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'A cracked road' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await failLinkedin(origins.sandbox, { method: 'POST', path: '/rest/posts', status: 403 });
  await dialog.getByRole('button', { name: 'Post now' }).click();
  await expectToast(page, /^The connected account may not post as this page/);
  await page.keyboard.press('Escape');
  await expect(row.getByText('LinkedIn: failed')).toBeVisible();
  await expect(row.getByText(/Give it the role “Content admin”/)).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('502')]);

  await row.getByRole('button', { name: /^Try again/ }).click();
  await expect(row.getByText('LinkedIn: posted')).toBeVisible();
  const [first, ...others] = await postedOf(origins.sandbox, 'out-before-linkedin');
  expect([await pictureOf(origins.sandbox, first!), others]).toEqual([expect.objectContaining(croppedPicture), []]);
  await chooseInRow(page, 'Out before LinkedIn', 'Post again');
  await expect(dialog.getByText('This article is on LinkedIn already')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Post a second time' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Now with the figures of November.');
  await expect(dialog.getByText('Out before LinkedIn\n\nNow with the figures')).toBeVisible();
  const broken = { method: 'GET', path: '/rest/images', status: 200, body: { status: 'PROCESSING_FAILED' }, times: 3 };
  await failLinkedin(origins.sandbox, broken);
  await dialog.getByRole('button', { name: 'Post a second time' }).click();
  await expectToast(page, /^Posted without its cover picture/);
  await expect(row.getByText('LinkedIn: posted without picture')).toBeVisible();
  await expect(row.getByText(/LinkedIn did not take it\. If the post needs one/)).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  const [second] = await postedOf(origins.sandbox, 'out-before-linkedin');
  expect([second!.text, second!.content.article.thumbnail]).toEqual([
    expect.stringContaining('of November'),
    undefined,
  ]);
});

test('a staff member disconnects, and a denial at LinkedIn changes nothing', async ({ page, complaints }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const card = page.getByRole('region', { name: 'LinkedIn Business Page' });
  await expect(card.getByText('Posts as')).toBeVisible();
  // LinkedIn lists the pages only while the question is open already.
  const opened = Promise.withResolvers<void>();
  await page.route('**/api/linkedin/organizations', (route) => opened.promise.then(() => route.continue()));
  await page.reload();
  await card.getByRole('button', { name: 'Change Setup' }).click();
  const dialog = page.getByRole('dialog', { name: 'Business Page Setup' });
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disconnect LinkedIn?' });
  await expect(question).toBeVisible();
  opened.resolve();
  await expect(page.locator('dialog select')).toBeAttached();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expectToast(page, 'LinkedIn is disconnected, and its settings are deleted.');
  await expect(card.getByText(/^Not connected\./)).toBeVisible();

  await card.getByRole('button', { name: 'Set Up' }).click();
  await page.getByRole('link', { name: 'Connect LinkedIn' }).click();
  await page.waitForURL(/\/linkedin\/oauth\/v2\/authorization/);
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectToast(page, 'You cancelled it at LinkedIn.');
  await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(manage);
  await expect(card.getByText(/^Not connected\./)).toBeVisible();
  expect(complaints.splice(0)).toEqual(['warning: LinkedIn was not connected.']);
});

test('the card lists missing variables, and warns before the sign-in expires', async ({ page }) => {
  await page.route('**/api/linkedin/status', (route) =>
    route.fulfill({ json: { connected: false, missing: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_TOKEN_KEYS'] } }),
  );
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const card = page.getByRole('region', { name: 'LinkedIn Business Page' });
  await expect(card.getByText(/has to set LINKEDIN_CLIENT_ID/)).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await page.unroute('**/api/linkedin/status');
  await page.reload();
  await connect(page);
  await page.route('**/api/linkedin/settings', async (route) => {
    const answer = await route.fetch();
    const stored = (await answer.json()) as { signIn: object };
    const endsAt = new Date(Date.now() + 10 * 86_400_000).toISOString();
    await route.fulfill({ response: answer, json: { ...stored, signIn: { ...stored.signIn, endsAt } } });
  });
  await page.reload();
  await expect(card.getByText(/^The LinkedIn sign-in ends on/)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Connect again' })).toHaveAttribute('href', '/api/linkedin/auth');
  expect(await violationsInEveryScheme(page)).toEqual([]);
  // The other tests expect a blog without LinkedIn.
  await page.evaluate(() => fetch('/api/linkedin/disconnect', { method: 'POST' }));
});
