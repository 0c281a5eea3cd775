import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** Selects words by keys, and cuts and pastes them without a pause. */
export async function cutAtOnce(page: Page): Promise<void> {
  const { keyboard } = page;
  await keyboard.type('one two six ten');
  for (let words = 0; words < 3; words += 1) {
    for (let letters = 0; letters < 4; letters += 1) await keyboard.press('Shift+ArrowLeft');
    await keyboard.press('Control+x');
  }
  await keyboard.press('Control+v');
  await expect(page.getByRole('textbox', { name: 'Content' }).locator('p')).toHaveText('one two');
}

/** Selects text and moves the cursor by keys, and deletes without a pause. */
export async function deleteAtOnce(page: Page): Promise<void> {
  const { keyboard } = page;
  const blocks = page.getByRole('textbox', { name: 'Content' }).locator('p');
  // Slate ignores the browser's selection until a timer of its own has run, and a busy page runs it late.
  await page.evaluate(() => {
    const later = window.setTimeout;
    const busy = (run: () => void, delay: number) => later(run, delay || 1_000);
    Object.assign(window, { setTimeout: busy, idle: later });
  });
  await keyboard.type('See [it](/faq)');
  await keyboard.press('Control+z');
  await keyboard.press('Control+a');
  await keyboard.press('Delete');
  await expect(blocks).toHaveText(/^\W*Start writing/);
  await keyboard.type('one');
  await keyboard.press('Enter');
  await keyboard.type('2');
  await keyboard.press('ArrowUp');
  await keyboard.press('Backspace');
  await expect(blocks).toHaveText(['ne', '2']);
  await page.evaluate('window.setTimeout = window.idle');
}

/** Selects two letters, the second one while the page has not yet rendered for the first, and cuts them. */
export async function selectBeforeRendering(page: Page): Promise<void> {
  const { keyboard } = page;
  await keyboard.type('one two');
  // React starts a rendering by a message to itself. The timers are those of Slate, which has read the first letter then.
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype;
    const { setTimeout: later } = window;
    const late = (run: () => void) => later(run, 1_000);
    MessagePort.prototype.postMessage = function post(...message: unknown[]) {
      late(() => Reflect.apply(postMessage, this, message));
    };
    const stopTimers = () => Object.assign(window, { setTimeout: (run: () => void) => later(run, 3_000) });
    const restore = () => {
      Object.assign(MessagePort.prototype, { postMessage });
      Object.assign(window, { setTimeout: later });
    };
    Object.assign(window, { stopTimers, restore });
  });
  await keyboard.press('Shift+ArrowLeft');
  await page.waitForTimeout(200);
  await page.evaluate('stopTimers()');
  await keyboard.press('Shift+ArrowLeft');
  await page.waitForTimeout(1_500);
  await page.evaluate('restore()');
  await keyboard.press('Control+x');
  await expect(page.getByRole('textbox', { name: 'Content' }).locator('p')).toHaveText('one t');
}
