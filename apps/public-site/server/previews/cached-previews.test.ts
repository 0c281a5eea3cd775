import { describe, expect, it, vi } from 'vitest';
import type { Preview } from '../../src/head/preview.ts';
import { CachedPreviews } from './cached-previews.ts';

const preview = (version: string): Preview => ({ version, text: { title: version, subtitle: '', tab: '', foot: '' } });
const rendered = () => vi.fn<(preview: Preview) => Promise<Buffer>>(async ({ version }) => Buffer.from(version));

describe('preview cache', () => {
  it('renders an image once for concurrent requests', async () => {
    const render = rendered();
    const cached = new CachedPreviews(render);
    await Promise.all(Array.from({ length: 20 }, () => cached.picture(preview('a'))));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('limits the number of images and evicts the least recently requested first', async () => {
    const render = rendered();
    const cached = new CachedPreviews(render, 2);
    for (const version of ['a', 'b', 'a', 'c', 'a']) await cached.picture(preview(version));
    expect(render.mock.calls.map(([{ version }]) => version)).toEqual(['a', 'b', 'c']);
    await cached.picture(preview('b'));
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('renders an image again after a failure', async () => {
    const render = rendered().mockRejectedValueOnce(new Error('no'));
    const cached = new CachedPreviews(render);
    await expect(cached.picture(preview('a'))).rejects.toThrow('no');
    expect((await cached.picture(preview('a'))).toString()).toBe('a');
  });
});
