import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SignedOut } from './SignedOut.tsx';

it('leads to a new sign-in and back to where the words are', () => {
  const shown = renderToStaticMarkup(<SignedOut returnTo="/cms/blog/new?unsaved=restore" then="the editor has it" />);
  expect(shown).toContain('href="/api/login?returnTo=%2Fcms%2Fblog%2Fnew%3Funsaved%3Drestore"');
  expect(shown).toContain('Sign in again, and the editor has it.');
  expect(shown).not.toContain('target="_blank"');
});

it('keeps the page open where the browser keeps no text', () => {
  const shown = renderToStaticMarkup(<SignedOut returnTo="/cms/blog" isKept={false} />);
  expect(shown).toContain('target="_blank"');
  expect(shown).toContain('Leave this page open');
});
