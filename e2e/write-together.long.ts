import type { Page } from 'playwright/test';
import { readToolConfig } from '../tools/config.ts';
import { openAsOtherUser, storePost } from './posts.ts';
import { expect, openSignedIn, test } from './test.ts';

/** How long both write, in seconds. */
const seconds = Number(readToolConfig().environment['WRITE_SECONDS'] ?? 300);

/** One person who writes at random places, saves now and then, and resolves conflicts one way or the other. */
class Writer {
  readonly words: string[] = [];
  readonly #page: Page;
  readonly #name: string;
  readonly #path: string;

  constructor(page: Page, name: string, path: string) {
    this.#page = page;
    this.#name = name;
    this.#path = path;
    page.on('dialog', (question) => void question.accept());
  }

  async writeUntil(end: number): Promise<void> {
    const { keyboard } = this.#page;
    const conflict = this.#page.getByRole('button', { name: 'Compare both' });
    await this.#page.getByRole('textbox', { name: 'Content' }).click();
    while (Date.now() < end) {
      const chance = Math.random();
      if (chance < 0.4) await this.#move();
      else if (chance < 0.9) await this.#writeWord();
      else await keyboard.press('Control+s');
      if (await conflict.isVisible()) await this.#resolve();
    }
  }

  /** Moves to another line, and to its beginning or end: a word that is written into another could not be found. */
  async #move(): Promise<void> {
    const { keyboard } = this.#page;
    await keyboard.press(oneOf(['ArrowUp', 'ArrowDown', 'Control+End']));
    await keyboard.press(oneOf(['Home', 'End']));
    if (Math.random() < 0.1) await keyboard.press('Enter');
    // COMPAT: Slate reads a cursor that the browser moved up to 100 ms late; letters that come sooner go on at the old one.
    await this.#page.waitForTimeout(150);
  }

  async #writeWord(): Promise<void> {
    const word = `${this.#name}${this.words.length}`;
    await this.#page.keyboard.type(` ${word} `);
    this.words.push(word);
  }

  /** Decides until no other save came in between, and goes back to the text. */
  async #resolve(): Promise<void> {
    const dialog = this.#page.getByRole('dialog', { name: 'This post was changed meanwhile' });
    await this.#page.getByRole('button', { name: 'Compare both' }).click();
    await expect(dialog).toBeVisible();
    await expect(async () => {
      const choice = dialog.getByRole('button', { name: oneOf(['Keep mine', 'Take theirs']) });
      if (await dialog.isVisible()) await choice.click({ timeout: 1_000 });
      await expect(dialog).toBeHidden({ timeout: 1_000 });
    }).toPass();
    // A save of the own text leaves the editor, maybe a moment later.
    await expect(this.#page.getByText('Saving')).toHaveCount(0);
    await this.#page.goto(this.#path);
    await this.#page.getByRole('textbox', { name: 'Content' }).click();
  }

  /** Everything that this person can still reach: unsaved texts on the device and on the server. */
  async unsaved(id: string): Promise<string> {
    const onDevice = await this.#page.evaluate(() => JSON.stringify({ ...localStorage }));
    return onDevice + (await (await this.#page.request.get(`/api/blog-posts/${id}/autosaves`)).text());
  }
}

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** Reads every version while they write: a post has its last hundred only. */
class Versions {
  readonly #texts = new Map<string, string>();
  readonly #page: Page;
  readonly #path: string;

  constructor(page: Page, id: string) {
    this.#page = page;
    this.#path = `/api/blog-posts/${id}/versions`;
  }

  async read(): Promise<void> {
    const read = async (path: string) => (await this.#page.request.get(path)).text();
    const { versions } = JSON.parse(await read(this.#path)) as { versions: { id: string }[] };
    for (const { id } of versions) if (!this.#texts.has(id)) this.#texts.set(id, await read(`${this.#path}/${id}`));
  }

  async readUntil(end: number): Promise<void> {
    while (Date.now() < end) {
      await this.read();
      await this.#page.waitForTimeout(1_000);
    }
  }

  get text(): string {
    return [...this.#texts.values()].join('\n');
  }
}

test('two people who write in one post lose no character', async ({ page, browser, complaints }) => {
  test.setTimeout((seconds + 60) * 1_000);
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const { id } = await storePost(page, 'Written together', { status: 'draft' });
  const path = `/cms/blog/edit/${id}`;
  await page.goto(path);
  const other = await openAsOtherUser(browser, 'grace@lanesight.ai', path);
  const writers = [new Writer(page, 'ada', path), new Writer(other, 'grace', path)];
  const end = Date.now() + seconds * 1_000;
  const versions = new Versions(page, id);
  await Promise.all([versions.readUntil(end), ...writers.map((writer) => writer.writeUntil(end))]);
  // The last words are stored within two seconds.
  await page.waitForTimeout(2_000);
  await versions.read();
  const unsaved = await Promise.all(writers.map((writer) => writer.unsaved(id)));
  const text = [versions.text, ...unsaved].join('\n');
  for (const { words } of writers) {
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(text))).toEqual([]);
  }
  // The browser reports rejected saves.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('409');
  await other.context().close();
});
