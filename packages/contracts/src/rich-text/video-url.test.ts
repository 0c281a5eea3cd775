import { describe, expect, it } from 'vitest';
import { parseVideo, playerUrl, videoError, videoUrl } from './video-url.ts';

const id = 'abc-_123XYZ';

describe('parseVideo', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${id}&list=x`, `https://www.youtube.com/watch?v=${id}`],
    [`http://youtube.com/watch?feature=share&v=${id}&t=1h2m3s`, `https://www.youtube.com/watch?v=${id}&t=3723s`],
    [` https://youtu.be/${id}?si=x&t=90 `, `https://www.youtube.com/watch?v=${id}&t=90s`],
    [`https://m.youtube.com/shorts/${id}`, `https://www.youtube.com/watch?v=${id}`],
    [`https://www.youtube-nocookie.com/embed/${id}?start=5`, `https://www.youtube.com/watch?v=${id}&t=5s`],
    [`https://www.youtube.com/live/${id}/`, `https://www.youtube.com/watch?v=${id}`],
    ['https://vimeo.com/123456#t=30s', 'https://vimeo.com/123456#t=30s'],
    ['https://vimeo.com/123456/abc0', 'https://vimeo.com/123456/abc0'],
    ['https://player.vimeo.com/video/123456?h=abc0&dnt=1', 'https://vimeo.com/123456/abc0'],
    ['https://vimeo.com/channels/staffpicks/123456', 'https://vimeo.com/123456'],
  ])('reads %s, and its own form again', (url, page) => {
    expect(videoUrl(parseVideo(url)!)).toBe(page);
    expect(videoUrl(parseVideo(page)!)).toBe(page);
  });

  it.each([
    '',
    'x',
    'https://www.youtube.com/',
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${id}"onload=x`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/youtube.com/watch?v=${id}`,
    `https://youtube.com@evil.example/watch?v=${id}`,
    `javascript:https://youtu.be/${id}`,
    'https://vimeo.com/about',
    'https://vimeo.com/12/../34x',
    'https://notvimeo.com/123',
  ])('rejects %s', (url) => expect(parseVideo(url)).toBeUndefined());
});

it.each([
  [`https://youtu.be/${id}?t=9`, `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&start=9`],
  ['https://vimeo.com/12/ab#t=5', 'https://player.vimeo.com/video/12?autoplay=1&dnt=1&h=ab#t=5s'],
])('plays %s without cookies', (url, player) => expect(playerUrl(parseVideo(url)!)).toBe(player));

it.each([
  ['', /Paste the address/],
  ['https://www.youtube.com/@roads', /no single video/],
  ['https://videos.example/1', /Only videos of YouTube and Vimeo/],
  [`https://youtu.be/${id}`, undefined],
])('says why %j is no video', (url, message) =>
  message ? expect(videoError(url)).toMatch(message) : expect(videoError(url)).toBeUndefined(),
);
