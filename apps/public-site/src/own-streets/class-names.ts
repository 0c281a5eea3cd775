import type { StreetClass } from '../road-network/segment.ts';

/**
 * Words and codes for classes in exports: those of FHWA, of PAVER's ranks, of the Census (MTFCC) and of OpenStreetMap.
 * An earlier entry wins: a 'residential collector' is a collector.
 */
const classWords: readonly (readonly [RegExp, StreetClass])[] = [
  [/\b(?:collector|coll|col|tertiary|feeder|secondary|s1200)\b/, 'collector'],
  [
    /\b(?:arterial|art|major|principal|primary|prim|trunk|motorway|interstate|freeway|expressway|highway|s1100)\b/,
    'arterial',
  ],
  [
    /\b(?:local|loc|residential|res|minor|alley|lane|court|cul de sac|service|unclassified|living street|s1400)\b/,
    'local',
  ],
];
const letters: Readonly<Record<string, StreetClass>> = {
  a: 'arterial',
  b: 'arterial',
  p: 'arterial',
  c: 'collector',
  s: 'collector',
  d: 'local',
  e: 'local',
  l: 'local',
  r: 'local',
  t: 'local',
};
/** FHWA's functional classes, from 1 (interstate) to 7 (local). */
const federal: readonly StreetClass[] = [
  'arterial',
  'arterial',
  'arterial',
  'arterial',
  'collector',
  'collector',
  'local',
];
const short: readonly StreetClass[] = ['arterial', 'collector', 'local'];

/** Guesses the class for each text of a column; a text without a guess is left out. */
export function guessClasses(texts: readonly string[]): Map<string, StreetClass> {
  const codes = texts.map((text) => /^0?([1-9])$/.exec(text.trim())?.[1]).filter((code) => code !== undefined);
  // With no code beyond 3, the three codes are our three classes.
  const byCode = codes.some((code) => Number(code) > 3) ? federal : short;
  const found = texts.map((text) => [text, classOf(text, byCode)] as const);
  return new Map(found.filter((pair): pair is readonly [string, StreetClass] => pair[1] !== undefined));
}

function classOf(text: string, byCode: readonly StreetClass[]): StreetClass | undefined {
  const words = text
    .replaceAll(/(?<=[a-z])(?=[A-Z])|[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase();
  const [, code] = /^0?([1-9])\b/.exec(words) ?? [];
  // 'Minor arterial' is an arterial: its class wins over its size.
  if (/\barterial\b/.test(words)) return 'arterial';
  const byWord = classWords.find(([pattern]) => pattern.test(words))?.[1];
  return byWord ?? (code ? byCode[Number(code) - 1] : letters[words]);
}
