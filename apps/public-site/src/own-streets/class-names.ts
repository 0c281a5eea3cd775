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
/** FHWA's codes before 2010, which many states still use: rural from 1 to 9, urban from 11 to 19. */
const earlierFederal: Readonly<Record<number, StreetClass>> = {
  1: 'arterial',
  2: 'arterial',
  4: 'arterial',
  6: 'arterial',
  7: 'collector',
  8: 'collector',
  9: 'local',
};
const short: readonly StreetClass[] = ['arterial', 'collector', 'local'];

/** Guesses the class for each text of a column; a text without a guess is left out. */
export function guessClasses(texts: readonly string[]): Map<string, StreetClass> {
  const byCode = classByCode(Math.max(0, ...texts.map((text) => codeOf(text, /^$/))));
  const found = texts.map((text) => [text, classOf(text, byCode)] as const);
  return new Map(found.filter((pair): pair is readonly [string, StreetClass] => pair[1] !== undefined));
}

/** Returns the code at the start of a text that goes on like `rest`: 7 for '07', 'U17' is 17. Returns 0 for other texts. */
function codeOf(text: string, rest: RegExp): number {
  const [, code, after] = /^\s*((?:[UR]?[01])?[1-9])(?!\d)\s*(.*)$/i.exec(text) ?? [];
  return code !== undefined && rest.test(after!) ? Number(code.replace(/\D/, '')) : 0;
}

function classByCode(highest: number) {
  if (highest > federal.length) return (code: number) => earlierFederal[code % 10];
  // With no code beyond 3, the three codes are our three classes.
  const classes = highest > short.length ? federal : short;
  return (code: number) => classes[code - 1];
}

function classOf(text: string, byCode: (code: number) => StreetClass | undefined): StreetClass | undefined {
  const words = text
    .replaceAll(/(?<=[a-z])(?=[A-Z])|[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase();
  const code = codeOf(text, /^(?!\p{L})/u);
  // 'Minor arterial' is an arterial: its class wins over its size.
  if (/\barterial\b/.test(words)) return 'arterial';
  const byWord = classWords.find(([pattern]) => pattern.test(words))?.[1];
  return byWord ?? (code ? byCode(code) : letters[words]);
}
