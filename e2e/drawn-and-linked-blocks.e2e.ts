import type { Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { faultsOf } from './markup.ts';
import { expectToast, fillInPost, publish } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

const video = 'https://youtu.be/abc-_123XYZ?t=65';

/** Pastes a text at the cursor. */
const paste = (page: Page, text: string) =>
  page.getByRole('textbox', { name: 'Content' }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('staff insert drawings, a card and a video by keyboard, and readers load the video by a click', async ({
  page,
  browser,
  origins,
}) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Drawn and linked');
  const content = page.getByRole('textbox', { name: 'Content' });
  const { keyboard } = page;
  await keyboard.type('/cost bars');
  await keyboard.press('Enter');
  await keyboard.type('Our budget');
  await keyboard.press('Tab');
  await expect(page.getByLabel('Heading 1')).toBeFocused();
  const amount = page.getByLabel('Treatments, row 1');
  await amount.fill('many');
  await expect(amount).toHaveAccessibleDescription(/Write an amount, such as 1,250/);
  await amount.fill('$200,000');
  await expect(amount).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Heading 1').press('Shift+Tab');
  await keyboard.press('Control+Enter');
  await keyboard.type('/pci');
  await keyboard.press('Enter');
  await keyboard.press('Control+Enter');
  await keyboard.type('/deter');
  await keyboard.press('Enter');
  await keyboard.press('Control+Enter');

  await keyboard.type('/link card');
  await keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'Link card' });
  await card.getByLabel('Address').fill('https://www.fairview.example/roads');
  await card.getByLabel('Title').fill('Roads of Fairview');
  await card.getByLabel('Description').fill('Every street.');
  await card.getByLabel('Title').press('Enter');
  await expect(content.getByText('Roads of Fairview')).toBeVisible();
  await keyboard.press('Control+Enter');
  await keyboard.type('/video');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Video' });
  await dialog.getByLabel('Address').fill('https://videos.example/1');
  await dialog.getByLabel('Title').fill('A drive on Mill Road');
  await keyboard.press('Enter');
  await expect(dialog.getByText('Only videos of YouTube and Vimeo can be shown here.')).toBeVisible();
  await dialog.getByLabel('Address').fill(video);
  await keyboard.press('Enter');
  await expect(content.getByText('A drive on Mill Road')).toBeVisible();
  await keyboard.type('Seen from the car');
  await publish(page);
  await expectToast(page, 'Blog post created successfully!');

  const reader = await (await browser.newContext()).newPage();
  const foreign: string[] = [];
  reader.on('request', (request) => {
    if (!request.url().startsWith(origins.site)) foreign.push(request.url());
  });
  await reader.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Player</h1>' }),
  );
  await reader.goto('/blog/drawn-and-linked');
  const text = reader.locator('[data-article-text]');
  await expect(
    text.getByRole('img', { name: 'Treated in time: $200,000, made of Treatments $200,000.' }),
  ).toBeVisible();
  await expect(text.getByRole('img', { name: 'Network average: 68 of 100, in the band Good.' })).toBeVisible();
  await expect(
    text.getByRole('img', { name: /^Left until it fails, rating by years since paving: 0: 99, 6: 94/ }),
  ).toBeVisible();
  await text.getByText('Values as a table').first().click();
  await expect(text.getByRole('cell', { name: '$640,000' })).toBeVisible();
  await expect(text.getByRole('link', { name: 'Roads of Fairview' })).toHaveAttribute(
    'href',
    'https://www.fairview.example/roads',
  );
  await expect(text.getByText('Our budget')).toBeVisible();
  expect(await violationsInEveryScheme(reader)).toEqual([]);
  const address = '/blog/drawn-and-linked';
  expect(await faultsOf(await (await reader.request.get(address)).text(), address)).toEqual([]);
  const play = text.getByRole('button', { name: /^Play video: A drive on Mill Road/ });
  // The focus scrolls to it.
  await play.focus();
  const before = await play.boundingBox();
  expect(foreign).toEqual([]);
  await play.press('Enter');
  await expect(reader.frameLocator('iframe').getByRole('heading', { name: 'Player' })).toBeVisible();
  const frame = text.locator('iframe');
  await expect(frame).toHaveAttribute('title', 'A drive on Mill Road');
  await expect(frame).toBeFocused();
  expect(await frame.boundingBox()).toEqual(before);
  expect(foreign).toEqual(['https://www.youtube-nocookie.com/embed/abc-_123XYZ?autoplay=1&start=65']);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto('/blog/drawn-and-linked');
  await expect(plain.getByRole('link', { name: /^Play video: A drive on Mill Road/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=abc-_123XYZ&t=65s',
  );
});

test('a pasted link offers to become a video or a card, and undo brings the link back', async ({
  page,
  complaints,
}) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  await paste(page, video);
  await expect(content.getByRole('link', { name: video })).toBeVisible();
  const offer = page.getByRole('group', { name: 'Show this link as' });
  await page.keyboard.press('Tab');
  await expect(offer.getByRole('button', { name: 'Show as video' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Video' });
  // This machine reaches no other site, which the dialog and the browser report.
  await expect(dialog.getByText('Write the title yourself.')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  await dialog.getByLabel('Title').fill('A drive');
  await page.keyboard.press('Enter');
  await expect(content.getByRole('button', { name: 'Select the video' })).toBeVisible();
  await expect(content.getByRole('link', { name: video })).toBeHidden();
  await expect(offer).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(content.getByRole('link', { name: video })).toBeVisible();
  await offer.getByRole('button', { name: 'Keep the link' }).click();
  await expect(offer).toBeHidden();
  await page.keyboard.press('Control+y');
  await expect(content.getByRole('link', { name: video })).toBeHidden();
});
