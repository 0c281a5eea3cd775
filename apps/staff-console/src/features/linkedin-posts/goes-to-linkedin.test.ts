import { expect, it } from 'vitest';
import { goesToLinkedin } from './goes-to-linkedin.ts';

const draft = { status: 'draft', wasPublic: false } as const;

it('a new article, and one that readers never saw, goes to LinkedIn by being published', () => {
  expect(goesToLinkedin(undefined, undefined)).toBe(true);
  expect(goesToLinkedin(draft, undefined)).toBe(true);
  expect(goesToLinkedin({ ...draft, status: 'scheduled' }, undefined)).toBe(true);
});

it('what is published, or was, does not', () => {
  expect(goesToLinkedin({ status: 'published', wasPublic: true }, undefined)).toBe(false);
  expect(goesToLinkedin({ ...draft, wasPublic: true }, undefined)).toBe(false);
  expect(goesToLinkedin({ ...draft, wasPublic: true }, { status: 'posted', fault: null })).toBe(false);
});

it('what was passed over gets its turn, unless somebody took it back', () => {
  const past = { ...draft, wasPublic: true };
  expect(goesToLinkedin(past, { status: 'skipped', fault: 'not_published' })).toBe(true);
  expect(goesToLinkedin(past, { status: 'skipped', fault: 'taken_back' })).toBe(false);
});
