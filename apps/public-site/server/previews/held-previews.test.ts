import { expect, it, vi } from 'vitest';
import type { Preview } from '../../src/head/preview.ts';
import { HeldPreviews } from './held-previews.ts';

const preview = (version: string): Preview => ({ version, words: { title: version, sentence: '', tab: '', foot: '' } });
const drawn = () => vi.fn<(preview: Preview) => Promise<Buffer>>(async ({ version }) => Buffer.from(version));

it('a picture is drawn once, however many ask', async () => {
  const draw = drawn();
  const held = new HeldPreviews(draw);
  await Promise.all(Array.from({ length: 20 }, () => held.picture(preview('a'))));
  expect(draw).toHaveBeenCalledTimes(1);
});

it('no more are held than the bound; what was asked for longest ago goes first', async () => {
  const draw = drawn();
  const held = new HeldPreviews(draw, 2);
  for (const version of ['a', 'b', 'a', 'c', 'a']) await held.picture(preview(version));
  expect(draw.mock.calls.map(([{ version }]) => version)).toEqual(['a', 'b', 'c']);
  await held.picture(preview('b'));
  expect(draw).toHaveBeenCalledTimes(4);
});

it('a picture that could not be drawn is tried again by the next who asks', async () => {
  const draw = drawn().mockRejectedValueOnce(new Error('no'));
  const held = new HeldPreviews(draw);
  await expect(held.picture(preview('a'))).rejects.toThrow('no');
  expect((await held.picture(preview('a'))).toString()).toBe('a');
});
