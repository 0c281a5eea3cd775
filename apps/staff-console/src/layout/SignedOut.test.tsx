import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SignedOut } from './SignedOut.tsx';

describe('SignedOut', () => {
  it('links to a new sign-in that returns to the unsaved text', () => {
    const shown = renderToStaticMarkup(<SignedOut returnTo="/cms/blog/new?unsaved=restore" then="the editor has it" />);
    expect(shown).toContain('href="/api/login?returnTo=%2Fcms%2Fblog%2Fnew%3Funsaved%3Drestore"');
    expect(shown).toContain('Sign in again, and the editor has it.');
    expect(shown).not.toContain('target="_blank"');
  });

  it('asks to keep the page open when the browser cannot store the text', () => {
    const shown = renderToStaticMarkup(<SignedOut returnTo="/cms/blog" isStored={false} />);
    expect(shown).toContain('target="_blank"');
    expect(shown).toContain('Leave this page open');
  });
});
