import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '../src/entry-server.tsx';
import { fillTemplate } from './fill-template.ts';

const page: RenderedPage = {
  status: 301,
  head: '',
  preload: '',
  style: '',
  html: '',
  frames: [],
  movedTo: undefined,
  isShared: true,
  isPrivate: false,
  isFallback: false,
  preview: undefined,
  summary: { title: '', description: '' },
};

describe('fillTemplate', () => {
  it.each([
    ['/blog?q=straße', '/blog?q=stra%C3%9Fe'],
    ['https://partner.example/日本', 'https://partner.example/%E6%97%A5%E6%9C%AC'],
  ])('writes the target %s as a header can carry it', (movedTo, location) => {
    const { headers } = fillTemplate('<!--page-->', { ...page, movedTo }, 'https://console.example');
    expect(headers.location).toBe(location);
  });

  it('allows each style once, also when the page has it twice', () => {
    const style = '<style>p{color:red}</style>';
    const { headers } = fillTemplate('<!--page-->', { ...page, style: style + style }, 'https://console.example');
    const hashes = headers['content-security-policy']!.match(/style-src [^;]*/)![0].match(/'sha256-[^']*'/g)!;
    expect(hashes).toHaveLength(new Set(hashes).size);
  });
});
