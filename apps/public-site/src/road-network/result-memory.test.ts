import { describe, expect, it } from 'vitest';
import { ResultMemory } from './result-memory.ts';

function start(max: number) {
  const memory = new ResultMemory(max);
  const computed: string[] = [];
  const get = (key: string) => memory.get(key, () => void computed.push(key));
  return { memory, computed, get };
}

describe('ResultMemory', () => {
  it('computes each result once, an undefined one too', () => {
    const { computed, get } = start(2);
    for (const key of ['a', 'b', 'a', 'b']) get(key);
    expect(computed).toEqual(['a', 'b']);
  });

  it('forgets the result above its limit that was not used for the longest time', () => {
    const { computed, get } = start(2);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) get(key);
    expect(computed).toEqual(['a', 'b', 'c', 'b']);
  });

  it('computes again after it was cleared', () => {
    const { memory, computed, get } = start(2);
    get('a');
    memory.clear();
    get('a');
    expect(computed).toEqual(['a', 'a']);
  });
});
