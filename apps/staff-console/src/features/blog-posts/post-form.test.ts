// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createFormState, updateFormState, validatePost, dateAt } from './post-form.ts';
import { changeOf, emptyValues, isSame, proposedDates, valuesOfAutosave, type PostValues } from './post-values.ts';

const after = (start: Partial<PostValues>, isNew: boolean, ...changes: Partial<PostValues>[]) =>
  changes.reduce(updateFormState, createFormState({ ...emptyValues(), ...start }, isNew, [])).values;
const long = `<p>${'word '.repeat(660)}</p>`;

describe('slug', () => {
  it('follows the title of a new post', () =>
    expect(after({}, true, { title: 'Chip Seal' }, { title: 'Chip Seal, again' }).slug).toBe('chip-seal-again'));
  it('stays when the writer edited it', () =>
    expect(after({}, true, { title: 'A' }, { slug: 'own' }, { title: 'B' }).slug).toBe('own'));
  it('follows the title again when emptied', () =>
    expect(after({}, true, { slug: 'own' }, { slug: '' }, { title: 'B' }).slug).toBe('b'));
  it('stays for a stored post', () => expect(after({ title: 'A', slug: 'a' }, false, { title: 'B' }).slug).toBe('a'));
});

describe('read time', () => {
  it('follows the text', () => expect(after({}, true, { content: long }).readTime).toBe('3 min read'));
  it('stays when the writer edited it, until it is emptied', () => {
    expect(after({}, true, { readTime: 'long' }, { content: long }).readTime).toBe('long');
    expect(after({}, true, { readTime: 'long' }, { readTime: '' }, { content: long }).readTime).toBe('3 min read');
  });
  it('follows the text of a stored post if it equals the computed one', () => {
    expect(after({ content: long, readTime: '3 min read' }, false, { content: '<p>a</p>' }).readTime).toBe(
      '1 min read',
    );
    expect(after({ content: long, readTime: '9 min read' }, false, { content: '<p>a</p>' }).readTime).toBe(
      '9 min read',
    );
  });
});

describe('changeOf', () => {
  const stored = { ...emptyValues(), linkedinWanted: true };
  it('includes the choice of LinkedIn only if it was made', () => {
    const { linkedinWanted: _none, ...older } = stored;
    expect(changeOf(stored, { ...stored, linkedinWanted: false })).toEqual({ linkedinWanted: false });
    expect(changeOf(stored, older)).toEqual({});
    expect(changeOf({ ...stored, linkedinWanted: false }, stored)).toEqual({ linkedinWanted: true });
  });
});

describe('search fields', () => {
  const stored = { ...emptyValues(), noIndex: false };
  it('are sent when they changed', () => {
    const draft = { ...stored, seoTitle: 'When to seal', canonicalUrl: '/blog/seal', noIndex: true };
    expect(changeOf(stored, draft)).toEqual({ seoTitle: 'When to seal', canonicalUrl: '/blog/seal', noIndex: true });
    expect(isSame(stored, { ...stored, seoDescription: 'Early.' })).toBe(false);
  });
  it('stay as they are when a text of an earlier release lacks them', () => {
    const { noIndex: _none, ...rest } = stored;
    expect(isSame(rest, stored)).toBe(true);
    const older = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'seoTitle')) as PostValues;
    expect(changeOf({ ...stored, seoTitle: 'Stored' }, older)).toEqual({});
  });
  it('come back with a pending revision', () => {
    const autosave = { basedOn: '', savedBy: '', savedAt: '', seoTitle: 'Pending', noIndex: true };
    expect(valuesOfAutosave(stored, autosave)).toMatchObject({ seoTitle: 'Pending', noIndex: true });
    expect(valuesOfAutosave({ ...stored, noIndex: true }, { ...autosave, noIndex: undefined }).noIndex).toBe(true);
  });
  it.each(['http://a.example', 'blog/seal', '//a.example'])('reject the canonical address %s', (canonicalUrl) =>
    expect(validatePost({ ...stored, canonicalUrl }).errors).toHaveProperty('canonicalUrl'),
  );
});

describe('post date', () => {
  const january = new Date(2027, 0, 5, 12);
  const dateOf = (date: string, proposed: string[], ...changes: Partial<PostValues>[]) =>
    dateAt(changes.reduce(updateFormState, createFormState({ ...emptyValues(), date }, false, proposed)), january);
  it('follows the day on which the post is published', () =>
    expect(dateOf('November 22, 2026', ['November 22, 2026'])).toBe('January 5, 2027'));
  it('stays when the writer chose another', () => {
    expect(dateOf('May 1, 2026', ['November 22, 2026'])).toBe('May 1, 2026');
    expect(dateOf('November 22, 2026', ['November 22, 2026'], { date: 'May 1, 2026' })).toBe('May 1, 2026');
  });
  it('stays when it is an old free text', () => expect(dateOf('Spring 2024', [])).toBe('Spring 2024'));
  it('proposes the day of creation and of the schedule, until the post was public', () => {
    const at = (day: number) => new Date(2026, 10, day, 12).toISOString();
    const post = { createdAt: at(20), publishAt: at(22), wasPublic: false };
    expect(proposedDates(post)).toEqual(['November 20, 2026', 'November 22, 2026']);
    expect(proposedDates({ ...post, publishAt: null })).toEqual(['November 20, 2026']);
    expect(proposedDates({ ...post, wasPublic: true })).toEqual([]);
  });
});

describe('submitted date', () => {
  const whole = { title: 'a', slug: 'a', category: 'a', readTime: 'a', excerpt: 'a', content: 'a' };
  const sent = (date: string, stored?: string) => validatePost({ ...emptyValues(), ...whole, date }, stored);
  it('is converted to long form from any notation', () => {
    expect(sent('Jan 2 2027').data?.date).toBe('January 2, 2027');
    expect(sent('2027-01-02').data?.date).toBe('January 2, 2027');
  });
  it.each(['22/11/2026', 'soon'])('rejects %j', (date) =>
    expect(sent(date)).toEqual({ errors: { date: 'Write a day such as January 1, 2025, or choose one' } }),
  );
  it('keeps its notation when it is stored so', () =>
    expect(sent('Spring 2024', 'Spring 2024').data?.date).toBe('Spring 2024'));
});

it('starts a new post as a draft', () => expect(emptyValues()).toMatchObject({ status: 'draft', publishAt: null }));

it('sends only changed fields', () => {
  const stored = { ...emptyValues(), title: 'a', content: '<p>a</p>' };
  expect(changeOf(stored, { ...stored })).toEqual({});
  expect(changeOf(stored, { ...stored, title: 'b' })).toEqual({ title: 'b' });
  expect(changeOf(stored, { ...stored, status: 'published' })).toEqual({ status: 'published' });
  const publishAt = '2026-12-05T08:00:00.000Z';
  expect(changeOf(stored, { ...stored, status: 'scheduled', publishAt })).toEqual({ status: 'scheduled', publishAt });
});
