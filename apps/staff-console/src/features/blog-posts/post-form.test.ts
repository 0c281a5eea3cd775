// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { begun, changed, check } from './post-form.ts';
import { changeOf, emptyValues, type PostValues } from './post-values.ts';

const after = (start: Partial<PostValues>, isNew: boolean, ...changes: Partial<PostValues>[]) =>
  changes.reduce(changed, begun({ ...emptyValues(), ...start }, isNew)).values;
const long = `<p>${'word '.repeat(660)}</p>`;

describe('the slug', () => {
  it('of a new post follows its title', () =>
    expect(after({}, true, { title: 'Chip Seal' }, { title: 'Chip Seal, again' }).slug).toBe('chip-seal-again'));
  it('that somebody wrote stays', () =>
    expect(after({}, true, { title: 'A' }, { slug: 'own' }, { title: 'B' }).slug).toBe('own'));
  it('that was emptied follows again', () =>
    expect(after({}, true, { slug: 'own' }, { slug: '' }, { title: 'B' }).slug).toBe('b'));
  it('of a stored post stays', () => expect(after({ title: 'A', slug: 'a' }, false, { title: 'B' }).slug).toBe('a'));
});

describe('the read time', () => {
  it('follows the text', () => expect(after({}, true, { content: long }).readTime).toBe('3 min read'));
  it('that somebody wrote stays, until it is emptied', () => {
    expect(after({}, true, { readTime: 'long' }, { content: long }).readTime).toBe('long');
    expect(after({}, true, { readTime: 'long' }, { readTime: '' }, { content: long }).readTime).toBe('3 min read');
  });
  it('of a stored post follows where it is the one that the text proposes', () => {
    expect(after({ content: long, readTime: '3 min read' }, false, { content: '<p>a</p>' }).readTime).toBe(
      '1 min read',
    );
    expect(after({ content: long, readTime: '9 min read' }, false, { content: '<p>a</p>' }).readTime).toBe(
      '9 min read',
    );
  });
});

describe('a change', () => {
  const stored = { ...emptyValues(), linkedinWanted: true };
  it('holds the choice of LinkedIn only where it was made', () => {
    const { linkedinWanted: _none, ...older } = stored;
    expect(changeOf(stored, { ...stored, linkedinWanted: false })).toEqual({ linkedinWanted: false });
    expect(changeOf(stored, older)).toEqual({});
    expect(changeOf({ ...stored, linkedinWanted: false }, stored)).toEqual({ linkedinWanted: true });
  });
});

describe('a scheduled post', () => {
  const whole = { title: 'a', slug: 'a', category: 'a', readTime: 'a', excerpt: 'a', content: 'a' };
  const at = (publishAt: string | null) =>
    check({ ...emptyValues(), ...whole, status: 'scheduled', publishAt }, Date.parse('2026-01-01T00:00:00Z')).errors;
  it('needs a time that is still to come', () => {
    expect(at(null)).toEqual({ publishAt: 'Choose a time that is still to come' });
    expect(at('2026-01-01T00:00:00.000Z')).toEqual({ publishAt: 'Choose a time that is still to come' });
    expect(at('2026-01-01T00:01:00.000Z')).toEqual({});
  });
});

it('only what was changed is sent', () => {
  const stored = { ...emptyValues(), title: 'a', content: '<p>a</p>' };
  expect(changeOf(stored, { ...stored })).toEqual({});
  expect(changeOf(stored, { ...stored, title: 'b' })).toEqual({ title: 'b' });
  expect(changeOf(stored, { ...stored, status: 'draft' })).toEqual({ status: 'draft' });
  const publishAt = '2026-12-05T08:00:00.000Z';
  expect(changeOf(stored, { ...stored, status: 'scheduled', publishAt })).toEqual({ status: 'scheduled', publishAt });
});
