/** Random choices that are deterministic for a seed text. */
export interface Chances {
  oneOf: <T>(choices: readonly T[]) => T;
  /** Picks this many, each once, in random order. */
  some: <T>(choices: readonly T[], count: number) => T[];
}

export function chancesOf(seed: string): Chances {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 16_777_619);
  const next = (below: number): number => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 1_013_904_223;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
  const oneOf = <T>(choices: readonly T[]): T => choices[next(choices.length)]!;
  const some = <T>(choices: readonly T[], count: number): T[] => {
    const left = [...choices];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(next(left.length), 1)[0]!);
  };
  return { oneOf, some };
}
