// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { playVideos } from './play-videos.ts';

afterEach(() => document.body.replaceChildren());

it('makes a link to a video a button with the same content, which puts the focused player in its place', () => {
  document.body.innerHTML =
    '<figure><a class="a" href="https://vimeo.com/12" data-player="https://player.vimeo.com/video/12" data-title="A &amp; B"><span>Play video: A &amp; B</span></a><figcaption>c</figcaption></figure><a href="/x">d</a>';
  playVideos();
  const button = document.querySelector('button')!;
  expect([button.type, button.className, button.textContent]).toEqual(['button', 'a', 'Play video: A & B']);
  expect(document.querySelectorAll('a, iframe')).toHaveLength(1);
  button.click();
  const frame = document.querySelector('iframe')!;
  expect([frame.src, frame.title, frame.className]).toEqual(['https://player.vimeo.com/video/12', 'A & B', 'a']);
  expect(document.activeElement).toBe(frame);
  expect(document.querySelector('button')).toBeNull();
});
