import { describe, expect, it } from 'vitest';
import { goesToLinkedin } from './goes-to-linkedin.ts';

const draft = { status: 'draft', wasPublic: false } as const;

describe('goesToLinkedin', () => {
  it('returns true for a new article and for one that was never public', () => {
    expect(goesToLinkedin(undefined, undefined)).toBe(true);
    expect(goesToLinkedin(draft, undefined)).toBe(true);
    expect(goesToLinkedin({ ...draft, status: 'scheduled' }, undefined)).toBe(true);
  });

  it('returns false for an article that is or was public', () => {
    expect(goesToLinkedin({ status: 'published', wasPublic: true }, undefined)).toBe(false);
    expect(goesToLinkedin({ ...draft, wasPublic: true }, undefined)).toBe(false);
    expect(goesToLinkedin({ ...draft, wasPublic: true }, { status: 'posted', fault: null })).toBe(false);
  });

  it('returns true for a skipped article, unless a person withdrew it', () => {
    const past = { ...draft, wasPublic: true };
    expect(goesToLinkedin(past, { status: 'skipped', fault: 'not_published' })).toBe(true);
    expect(goesToLinkedin(past, { status: 'skipped', fault: 'taken_back' })).toBe(false);
  });
});
