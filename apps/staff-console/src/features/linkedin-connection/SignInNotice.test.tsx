import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SignInNotice } from './SignInNotice.tsx';

const day = 86_400_000;

function shown(state: 'good' | 'over' | 'key_missing', days: number, hasWay?: boolean): string {
  const endsAt = new Date(Date.now() + days * day).toISOString();
  const signIn = { state, endsAt, connectedBy: 'ada@lanesight.ai', connectedAt: endsAt };
  return renderToStaticMarkup(<SignInNotice signIn={signIn} hasWay={hasWay} />);
}

it('says nothing while all is well', () => {
  expect(shown('good', 15)).toBe('');
});

it('warns two weeks ahead, with the way to connect again', () => {
  expect(shown('good', 13)).toMatch(/The LinkedIn sign-in ends on .*href="\/api\/linkedin\/auth"/);
});

it('says that the sign-in is over, or cannot be read', () => {
  expect(shown('over', 100)).toContain('The LinkedIn sign-in is over');
  expect(shown('key_missing', 100)).toContain('LINKEDIN_TOKEN_KEYS');
});

it('leaves the way out where it stands beside', () => {
  expect(shown('over', 100, true)).toContain('href=');
  expect(shown('over', 100, false)).not.toContain('href=');
});
