// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { findUnsaved, deleteUnsaved, storeUnsaved, type UnsavedKey } from './unsaved-work.ts';

const ada: UnsavedKey = { person: 'ada@lanesight.ai', resource: 'post', id: 'new', writer: 'a' };
const text = (content: string, at = 1_000) => ({ at, basedOn: null, values: { content } });
const isComplete = (values: unknown): values is { content: string } =>
  typeof (values as { content?: unknown } | undefined)?.content === 'string';
const found = (who: Partial<UnsavedKey> = {}, now = 2_000) =>
  findUnsaved(localStorage, { whose: { ...ada, ...who }, isComplete, now }).map(({ values }) => values.content);

beforeEach(() => localStorage.clear());

describe('unsaved work', () => {
  it("finds a person's own unsaved texts, newest first", () => {
    storeUnsaved(localStorage, ada, text('one', 1_000));
    storeUnsaved(localStorage, { ...ada, writer: 'b' }, text('two', 1_500));
    expect(found()).toEqual(['two', 'one']);
    expect(found({ person: 'Ada@Lanesight.ai' })).toEqual(['two', 'one']);
  });

  it('finds none of another person, post or campaign', () => {
    storeUnsaved(localStorage, ada, text('one'));
    expect(found({ person: 'grace@lanesight.ai' })).toEqual([]);
    expect(found({ person: 'ada@lanesight.a' })).toEqual([]);
    expect(found({ id: 'ne' })).toEqual([]);
    expect(found({ resource: 'campaign' })).toEqual([]);
  });

  it('overwrites and deletes only the text of the same tab', () => {
    storeUnsaved(localStorage, ada, text('one'));
    storeUnsaved(localStorage, ada, text('one and more'));
    expect(found()).toEqual(['one and more']);
    deleteUnsaved(localStorage, ada);
    expect(found()).toEqual([]);
  });

  it('deletes texts after 30 days and skips unreadable ones', () => {
    storeUnsaved(localStorage, ada, text('old', 0));
    localStorage.setItem('unsaved-post/ada%40lanesight.ai/new/x', '{"at":');
    expect(found({}, 30 * 86_400_000)).toEqual([]);
    expect(localStorage.length).toBe(1);
  });

  it('returns false when the browser stores nothing', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    expect(storeUnsaved(full, ada, text('one'))).toBe(false);
  });

  it('stores the values that a text started from, and drops invalid ones', () => {
    const state = { ...text('one'), stored: { content: 'zero' } };
    const storedOf = () => findUnsaved(localStorage, { whose: ada, isComplete, now: 2_000 })[0]?.stored;
    storeUnsaved(localStorage, ada, state);
    expect(storedOf()).toEqual({ content: 'zero' });
    storeUnsaved(localStorage, ada, { ...state, stored: {} as { content: string } });
    expect(storedOf()).toBeUndefined();
  });
});
