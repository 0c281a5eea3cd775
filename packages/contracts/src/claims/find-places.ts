import type { Fact } from './fact.ts';
import { cities, countries, stateCodes, states } from './places.ts';

// Bounded, to prevent excessive backtracking.
const word = String.raw`[A-Z][\p{L}'’.-]{1,30}`;
/** Words that begin a sentence, not a name. */
const before = String.raw`(?!(?:In|At|On|From|Near|For|By|And|But|The|A|To|Of|With|When|Your|Our|Every|Each|Rural)\s)`;
const name = String.raw`${before}${word}(?:\s${word}){0,3}`;
const patterns = [
  // A town with its state: `Alderport, TX`.
  String.raw`\b${name},\s(?:${stateCodes}|${states})\b`,
  String.raw`\b(?:City|Town|Village|County|Parish|Port|State)\sof\s${name}`,
  String.raw`\b${name}\s(?:County|Parish|Borough|Township)\b`,
  // A road by its number.
  String.raw`\b(?:I|US|SR|CR|FM|SH)-\d+\b|\b(?:Interstate|Route|Highway|Hwy)\s\d+\b`,
  String.raw`\b(?:${states})\b`,
  String.raw`\b(?:${cities})(?!\p{L})`,
  ...countries.map(([, pattern]) => String.raw`\b(?:${pattern})(?!\p{L})`),
];
const anyPlace = new RegExp(patterns.join('|'), 'gu');
const ofCountry = countries.map(([remaining, pattern]): [string, RegExp] => [
  remaining,
  new RegExp(`^(?:${pattern})$`, 'u'),
]);

/** Finds the places in a text: towns with their state, states, large US cities, counties, numbered roads, countries. */
export function findPlaces(text: string): Fact[] {
  return [...text.matchAll(anyPlace)].map(({ 0: written, index }) => ({
    kind: 'place' as const,
    key: ofCountry.find(([, pattern]) => pattern.test(written))?.[0] ?? written.toLowerCase(),
    text: written,
    from: index,
  }));
}
