import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useImages } from './use-images.ts';

const images = useImages();

describe('a file of an image', () => {
  it('gets 503 while its store is away, and is read afterwards', async () => {
    const { url } = await images.upload();
    const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const open = vi.spyOn(images.test.imageStore, 'open').mockRejectedValueOnce(lost);
    onTestFinished(() => open.mockRestore());
    const { statusCode, headers, body } = await images.fetchMedia(url);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(body).toBe('Pictures cannot be read now. Try again in a minute.');
    expect((await images.fetchMedia(url)).statusCode).toBe(200);
  });
});
