import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { root } from '../tools/config.ts';
import { expect, test as base } from './test.ts';

/** The kit page as developers see it: the site served from its sources. */
const test = base.extend<{ kit: Page }>({
  kit: async ({ page, sourceOrigin }, use) => {
    await page.clock.install();
    await page.goto(`${sourceOrigin}/kit`);
    await expect(page.getByRole('heading', { name: 'The kit' })).toBeVisible();
    await use(page);
  },
});

const light = (kit: Page, name: string): Locator => kit.getByRole('group', { name: `${name}, light` });

/** Pauses the page's clock, slightly ahead because it runs until then; afterwards only `runFor` moves it. */
const stopClock = async (kit: Page) => kit.clock.pauseAt((await kit.evaluate(() => Date.now())) + 5_000);

const words = {
  calm: 'Blog post created successfully!',
  'calm, with a way back': 'Blog post deleted successfully!',
  destructive: 'Failed to create blog post.',
};

/** Raises a toast by its button, which gets the focus. */
async function raise(kit: Page, which: keyof typeof words): Promise<Locator> {
  await light(kit, 'Toast')
    .getByRole('button', { name: `Raise a ${which} toast`, exact: true })
    .click();
  const toast = kit.getByRole('listitem').filter({ hasText: words[which] });
  await expect(toast).toBeVisible();
  return toast;
}

test('a toast replaces the previous one, stays for its time, pauses under pointer and focus, and closes by keys and a swipe', async ({
  kit,
}) => {
  await test.step('it replaces the previous one', async () => {
    const first = await raise(kit, 'calm');
    const second = await raise(kit, 'destructive');
    await expect(second).toBeVisible();
    await expect(first).toBeHidden();
  });
  await test.step('it receives the focus by F8, and closes by its button', async () => {
    const toast = await raise(kit, 'calm');
    await kit.keyboard.press('F8');
    await expect(kit.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
    await kit.keyboard.press('Tab');
    await expect(toast).toBeFocused();
    await kit.keyboard.press('Tab');
    await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused();
    await kit.keyboard.press('Enter');
    await expect(toast).toBeHidden();
  });
  await stopClock(kit);
  for (const [which, time] of [
    ['calm', 5_000],
    ['calm, with a way back', 10_000],
  ] as const)
    await test.step(`it stays visible (${which}) for ${time} ms`, async () => {
      const toast = await raise(kit, which);
      await kit.clock.runFor(time - 1);
      await expect(toast).toBeVisible();
      await kit.clock.runFor(1);
      await expect(toast).toBeHidden();
    });
  for (const [how, pause, resume] of [
    ['the pointer is over it', (toast: Locator) => toast.hover(), () => kit.mouse.move(0, 0)],
    [
      'the focus is in it',
      (toast: Locator) => toast.focus(),
      () => light(kit, 'Toast').getByRole('button').first().focus(),
    ],
  ] as const)
    await test.step(`it pauses while ${how}`, async () => {
      const toast = await raise(kit, 'calm');
      await kit.clock.runFor(3_000);
      await pause(toast);
      await kit.clock.runFor(60_000);
      await expect(toast).toBeVisible();
      await resume();
      await kit.clock.runFor(1_900);
      await expect(toast).toBeVisible();
      await kit.clock.runFor(200);
      await expect(toast).toBeHidden();
    });
  await test.step('it does not close after a swipe to the left or of 50 px', async () => {
    const toast = await raise(kit, 'calm');
    const box = (await toast.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const swipe = async (distance: number) => {
      await kit.mouse.move(x, y);
      await kit.mouse.down();
      await kit.mouse.move(x + distance, y, { steps: 8 });
      await kit.mouse.up();
    };
    for (const distance of [-200, 50]) {
      await swipe(distance);
      // The timer pauses under the pointer, so only the swipe can close it.
      await kit.clock.runFor(6_000);
      await expect(toast).toBeVisible();
    }
    await swipe(51);
    await expect(toast).toBeHidden();
  });
});

test('a tooltip opens late by the pointer and at once by the focus, adjoins its control, and closes', async ({
  kit,
}) => {
  const pane = light(kit, 'Tooltip');
  const button = pane.getByRole('button', { name: 'Bold' });
  const ofButton = pane.getByRole('tooltip').filter({ hasText: 'Ctrl+B' });
  await test.step('it stays while the pointer is on its text, and closes on a press', async () => {
    await button.hover();
    await expect(ofButton).toBeVisible();
    const [control, box] = [(await button.boundingBox())!, (await ofButton.boundingBox())!];
    expect(box.y).toBeCloseTo(control.y + control.height, 0);
    await ofButton.hover();
    await kit.clock.runFor(10_000);
    await expect(ofButton).toBeVisible();
    await button.click();
    await expect(ofButton).toBeHidden();
    await kit.mouse.move(0, 0);
  });
  await test.step('it opens on keyboard focus, describes its control, and closes on Escape', async () => {
    await light(kit, 'Toast').getByRole('button').last().focus();
    // Skips the dark toasts.
    for (let stop = 0; stop < 4; stop += 1) await kit.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(ofButton).toBeVisible();
    await expect(button).toHaveAccessibleDescription('Ctrl+B, or ⌘B');
    await kit.keyboard.press('Escape');
    await expect(ofButton).toBeHidden();
    await expect(button).toBeFocused();
  });
  await test.step('it opens after 700 ms, and the next one at once if it follows within 300 ms', async () => {
    const link = pane.getByRole('link', { name: 'Method' });
    const ofLink = pane.getByRole('tooltip').filter({ hasText: 'The whole method' });
    await stopClock(kit);
    await button.hover();
    await kit.clock.runFor(699);
    await expect(ofButton).toBeHidden();
    await kit.clock.runFor(1);
    await expect(ofButton).toBeVisible();
    await link.hover();
    await kit.clock.runFor(1);
    await expect(ofLink).toBeVisible();
    await expect(ofButton).toBeHidden();
    await kit.mouse.move(0, 0);
    await expect(ofLink).toBeHidden();
    await kit.clock.runFor(300);
    await button.hover();
    await kit.clock.runFor(699);
    await expect(ofButton).toBeHidden();
  });
});

test('typeahead in a menu combines letters within one second, and begins anew when the menu opens again', async ({
  kit,
}) => {
  const pane = light(kit, 'Menu');
  const item = (name: string) => pane.getByRole('menuitem', { name, exact: true });
  const actions = pane.getByRole('button', { name: 'Actions' }).first();
  await actions.focus();
  for (const [letters, name] of [
    ['ex', 'Export'],
    ['d', 'Delete'],
  ] as const) {
    await kit.keyboard.press('Enter');
    await expect(item('Edit')).toBeFocused();
    await kit.keyboard.type(letters);
    await expect(item(name)).toBeFocused();
    await kit.keyboard.press('Escape');
    await expect(actions).toBeFocused();
  }
  await actions.click();
  await expect(item('Edit')).toBeFocused();
  await kit.keyboard.type('ex');
  await expect(item('Export')).toBeFocused();
  // The browser's own event time, which a test clock cannot control.
  await new Promise((next) => setTimeout(next, 1_050));
  await kit.keyboard.type('d');
  await expect(item('Delete')).toBeFocused();
});

test('no build contains the kit page, which is for development', async ({ origins, request }) => {
  expect((await request.get(`${origins.site}/kit`)).status()).toBe(404);
  const built = ['public-site', 'staff-console'].map((app) => join(root, 'apps', app, 'dist'));
  const scripts = (await Promise.all(built.map(scriptsIn))).flat();
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((script) => script.includes('Raise a '))).toEqual([]);
});

async function scriptsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}
