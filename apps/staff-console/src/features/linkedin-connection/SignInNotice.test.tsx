import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SignInNotice } from './SignInNotice.tsx';

const day = 86_400_000;

function shown(state: 'good' | 'over' | 'key_missing', days: number, hasWay?: boolean): string {
  const endsAt = new Date(Date.now() + days * day).toISOString();
  const signIn = { state, endsAt, connectedBy: 'ada@lanesight.ai', connectedAt: endsAt };
  return renderToStaticMarkup(<SignInNotice signIn={signIn} hasWay={hasWay} />);
}

describe('SignInNotice', () => {
  it('shows nothing while the sign-in is valid', () => {
    expect(shown('good', 15)).toBe('');
  });

  it('warns two weeks ahead, with a link to reconnect', () => {
    expect(shown('good', 13)).toMatch(/The LinkedIn sign-in ends on .*href="\/api\/linkedin\/auth"/);
  });

  it('reports that the sign-in has expired or cannot be decrypted', () => {
    expect(shown('over', 100)).toContain('The LinkedIn sign-in is over');
    expect(shown('key_missing', 100)).toContain('LINKEDIN_TOKEN_KEYS');
  });

  it('leaves out the link when it is shown elsewhere', () => {
    expect(shown('over', 100, true)).toContain('href=');
    expect(shown('over', 100, false)).not.toContain('href=');
  });
});
