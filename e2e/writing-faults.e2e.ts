import type { Image } from '@workspace/contracts/images';
import { freePort } from '@workspace/sandbox/free-port';
import { ConsoleReleases } from './console-release.ts';
import { dropPictures } from './pictures.ts';
import { fillInPost, save, storePost } from './posts.ts';
import { startSite, startWayTo } from './second-site.ts';
import { expect, openSignedIn, test } from './test.ts';

test('five pictures that are dropped at once appear in their order', async ({ page }) => {
  await openSignedIn(page, '/cms/blog/new', 'ada@lanesight.ai');
  await fillInPost(page, 'Five at once');
  await page.keyboard.type('Before.');
  const content = page.getByRole('textbox', { name: 'Content' });
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];
  await dropPictures(content, names);
  // The writer goes on while they are uploaded.
  await page.keyboard.type(' Written meanwhile.');
  await expect(content.locator('figure img')).toHaveCount(5);
  await expect(content).toContainText('Before. Written meanwhile.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const urls = await content.locator('figure img').evaluateAll((all) => all.map((one) => one.getAttribute('src')!));
  const { images } = (await (await page.request.get('/api/images')).json()) as { images: Image[] };
  expect(urls.map((url) => images.find((image) => image.url === url)?.fileName)).toEqual(names);
});

test('words typed while the API is down are stored once it is back', async ({ page, origins, complaints }) => {
  let way = await startWayTo(origins.api);
  const site = await startSite(way.origin, origins.console);
  try {
    await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
    const { id } = await storePost(page, 'Through an outage', { status: 'draft' });
    await page.goto(`${site.origin}/cms/blog/edit/${id}`);
    const content = page.getByRole('textbox', { name: 'Content' });
    await content.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' First.');
    await way.stop();
    await page.keyboard.type(' During the outage.');
    await expect(page.getByText('Unsaved changes, kept on this device only')).toBeVisible();
    way = await startWayTo(origins.api, Number(new URL(way.origin).port));
    await page.keyboard.type(' After it.');
    await expect(page.getByText('Changes kept, not saved')).toBeVisible();
    const stored = await page.request.get(`/api/blog-posts/${id}/autosaves`);
    expect(await stored.text()).toContain('One two three. First. During the outage. After it.');

    // The browser crashes during the next outage, soon after the last key.
    await way.stop();
    await page.keyboard.type(' Last words.');
    const isStored = () => Object.values(localStorage).some((text: string) => text.includes('Last words.'));
    await page.waitForFunction(isStored);
    const again = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    way = await startWayTo(origins.api, Number(new URL(way.origin).port));
    await again.goto(`${site.origin}/cms/blog/edit/${id}`);
    await again.getByRole('button', { name: 'Restore' }).click();
    await expect(again.getByRole('textbox', { name: 'Content' })).toHaveText(
      'One two three. First. During the outage. After it. Last words.',
    );
  } finally {
    await site.stop();
    await way.stop();
  }
  // The browser reports each request that failed.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/50\d|ERR_/);
});

test('twenty releases of the console under an open editor lose no word', async ({ page, origins, complaints }) => {
  const port = await freePort();
  const releases = new ConsoleReleases(port);
  await releases.deploy();
  const site = await startSite(origins.api, `http://localhost:${port}`);
  try {
    await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
    const { id } = await storePost(page, 'Under many releases', { status: 'draft' });
    await page.goto(`${site.origin}/cms/blog/edit/${id}`);
    await page.getByRole('textbox', { name: 'Content' }).click();
    await page.keyboard.press('Control+End');
    const words: string[] = [];
    for (let release = 1; release <= 20; release += 1) {
      const deployed = releases.deploy();
      words.push(`release${release}`);
      await page.keyboard.type(` release${release}`);
      await deployed;
    }
    await save(page);
    // The list is code that this browser may not have loaded yet, and its file is gone.
    await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
    const { post } = (await (await page.request.get(`/api/blog-posts/${id}`)).json()) as { post: { content: string } };
    expect(post.content).toBe(`<p>One two three. ${words.join(' ')}</p>`);
  } finally {
    await page.goto('about:blank');
    await site.stop();
    await releases.stop();
  }
  // The browser reports each file that is gone.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_|CORS|dynamically imported/);
});
