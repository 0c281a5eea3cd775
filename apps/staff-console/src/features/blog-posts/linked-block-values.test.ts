import { describe, expect, it } from 'vitest';
import { addressError, blockOf, errorsIn } from './linked-block-values.ts';

const values = { url: ' https://youtu.be/abc-_123XYZ ', title: ' A drive ', description: ' b ', poster: '' };

describe('the fields of a link card or a video', () => {
  it('become a block with the one form of the address', () => {
    expect(blockOf('video', values)).toEqual({
      type: 'video',
      url: 'https://www.youtube.com/watch?v=abc-_123XYZ',
      title: 'A drive',
      children: [{ text: '' }],
    });
    expect(blockOf('video', { ...values, poster: '/media/a/b' })).toMatchObject({ poster: '/media/a/b' });
    expect(blockOf('link-card', { ...values, url: 'example.org' })).toMatchObject({ url: 'https://example.org' });
    expect(blockOf('link-card', { ...values, url: '/blog/x' })).toEqual({
      type: 'link-card',
      url: '/blog/x',
      title: 'A drive',
      children: [{ text: 'b' }],
    });
  });

  it.each([
    ['link-card', '', /Write the address/],
    ['link-card', 'javascript:x', /Begin with https/],
    ['link-card', 'mailto:a@b.example', /A card leads to a web address/],
    ['video', 'https://example.org', /Only videos of YouTube and Vimeo/],
  ] as const)('say what is wrong with the address of a %s: %j', (type, url, message) =>
    expect(addressError(type, url)).toMatch(message),
  );

  it('need a title', () => {
    expect(errorsIn('video', { ...values, title: ' ' })).toEqual({ title: expect.stringMatching(/title/) as string });
    expect(errorsIn('video', values)).toEqual({});
  });
});
