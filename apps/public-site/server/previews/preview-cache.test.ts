import { describe, expect, it, vi } from 'vitest';
import type { Preview } from '../../src/head/preview.ts';
import { PreviewCache } from './preview-cache.ts';

const preview = (version: string): Preview => ({ version, text: { title: version, subtitle: '', tab: '', foot: '' } });
const createRender = () => vi.fn<(preview: Preview) => Promise<Buffer>>(async ({ version }) => Buffer.from(version));

describe('preview cache', () => {
  it('renders an image once for concurrent requests', async () => {
    const render = createRender();
    const cache = new PreviewCache(render);
    await Promise.all(Array.from({ length: 20 }, () => cache.get(preview('a'))));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('limits the number of images and evicts the least recently requested first', async () => {
    const render = createRender();
    const cache = new PreviewCache(render, 2);
    for (const version of ['a', 'b', 'a', 'c', 'a']) await cache.get(preview(version));
    expect(render.mock.calls.map(([{ version }]) => version)).toEqual(['a', 'b', 'c']);
    await cache.get(preview('b'));
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('renders an image again after a failure', async () => {
    const render = createRender().mockRejectedValueOnce(new Error('no'));
    const cache = new PreviewCache(render);
    await expect(cache.get(preview('a'))).rejects.toThrow('no');
    expect((await cache.get(preview('a'))).toString()).toBe('a');
  });
});
