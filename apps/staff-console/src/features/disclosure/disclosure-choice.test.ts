import { describe, expect, it } from 'vitest';
import { maxNotice, offeredNotices } from '@workspace/contracts/disclosure';
import { choiceOf, disclosureOf } from './disclosure-choice.ts';

const [first] = offeredNotices;
const none = { answer: undefined, own: '', editor: '' };

describe('choice of a disclosure', () => {
  it.each([
    ['nothing', null, undefined],
    ['an offered notice', { notice: first, editor: null }, { kind: 'notice', text: first }],
    ['an own notice', { notice: 'By a model.', editor: null }, { kind: 'notice', text: 'By a model.' }],
    ['a person', { notice: null, editor: 'Ada Byron' }, { kind: 'editor', name: 'Ada Byron' }],
  ])('restores %s that was stored', (_case, stored, disclosure) => {
    expect(disclosureOf(choiceOf(stored, offeredNotices))).toEqual(disclosure);
  });

  it('is incomplete before an answer, and without own words or a name', () => {
    expect(disclosureOf(none)).toBeUndefined();
    expect(disclosureOf({ ...none, answer: 'own', own: ' ' })).toBeUndefined();
    expect(disclosureOf({ ...none, answer: 'own', own: 'a'.repeat(maxNotice + 1) })).toBeUndefined();
    expect(disclosureOf({ ...none, answer: 'editor', own: 'Words' })).toBeUndefined();
  });

  it('takes only the words of the chosen answer', () => {
    const all = { answer: first, own: 'Own words', editor: 'Ada' };
    expect(disclosureOf(all)).toEqual({ kind: 'notice', text: first });
    expect(disclosureOf({ ...all, answer: 'own' })).toEqual({ kind: 'notice', text: 'Own words' });
    expect(disclosureOf({ ...all, answer: 'editor' })).toEqual({ kind: 'editor', name: 'Ada' });
  });
});
