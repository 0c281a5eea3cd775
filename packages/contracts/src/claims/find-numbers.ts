import type { Fact } from './fact.ts';
import { numberWord, valueOfWords } from './number-words.ts';
import { unitName, unitPattern } from './units.ts';

const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[½¼¾⅓⅔]`;
const words = String.raw`\b(?:${numberWord})(?:(?:[ -]|\sand\s)(?:${numberWord}))*\b`;
const scale = String.raw`(?:bn|[kmb])(?![A-Za-z])|[\s-]?(?:thousand|million|billion|trillion)\b`;
const amount = (name: string) =>
  String.raw`(?<money${name}>[$€£]\s?)?(?<number${name}>${digits}|${words})(?<scale${name}>${scale})?\+?`;
const unit = (name: string) => String.raw`(?:[\s-]?(?<unit${name}>${unitPattern}))?`;
const quantity = String.raw`${amount('A')}${unit('A')}(?:(?:\s?[-–—]\s?|\sto\s)${amount('B')}${unit('B')})?`;
const ratio = String.raw`(?<ratio>\d+:\d+(?:(?:\s?[-–—]\s?|\sto\s)\d+:\d+)?)`;
const share = String.raw`(?<share>\b(?:${digits}|${numberWord})(?:\sin\s|\sout of\s)(?:${digits}|${numberWord})\b)`;
const part = String.raw`(?<part>\b(?:half|halv(?:e[sd]?|ing)|(?:a|one|two)[\s-]thirds?|(?:a|one|three)[\s-]quarters?(?=\sof\b)|twice|thrice|doubl(?:e[sd]?|ing)|tripl(?:e[sd]?|ing)|quadrupl(?:e[sd]?|ing))\b)`;
const anyNumber = new RegExp(`${ratio}|${share}|${part}|${quantity}`, 'giu');

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };
const scaleValues: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

/**
 * Finds the quantities in a text, in digits and in words, with their units: `$1.15M` and `1.15 million dollars` have
 * one key.
 */
export function findNumbers(text: string): Fact[] {
  return [...text.matchAll(anyNumber)].flatMap((match) => {
    const key = keyOf(match.groups ?? {});
    return key === undefined ? [] : [{ kind: 'number' as const, key, text: match[0].trim(), from: match.index }];
  });
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Undefined for a lone `one`, which rarely counts anything. */
function keyOf(groups: Groups): string | undefined {
  const { ratio: proportion, share: ofMany, part: fraction, numberA = '', numberB } = groups;
  if (proportion) return proportion.replace(/\s?[-–—]\s?|\sto\s/, '-');
  if (ofMany) return ofMany.toLowerCase().replace(/\sout of\s|\sin\s/, ' in ');
  if (fraction) return partKey(fraction.toLowerCase());
  const [first, second] = [valueOf(groups, 'A'), numberB === undefined ? undefined : valueOf(groups, 'B')];
  const money = (groups.moneyA ?? groups.moneyB)?.trim();
  const unitOf = money ?? unitName(groups.unitB ?? groups.unitA ?? '');
  if (/^one$/i.test(numberA) && unitOf === '' && second === undefined && !groups.scaleA) return undefined;
  // In `$1-2M` both numbers are millions.
  const shared = second !== undefined && !groups.scaleA && groups.scaleB ? scaleOf(groups.scaleB) : 1;
  return `${[first * shared, ...(second === undefined ? [] : [second])].join('-')} ${unitOf}`.trim();
}

function valueOf(groups: Groups, name: 'A' | 'B'): number {
  const written = groups[`number${name}`] ?? '';
  const value =
    fractions[written] ?? (/^\d/.test(written) ? Number(written.replaceAll(',', '')) : valueOfWords(written));
  return value * scaleOf(groups[`scale${name}`]);
}

function scaleOf(written = ''): number {
  const word = written.replace(/^[\s-]/, '').toLowerCase();
  return word === 'trillion' ? 1e12 : (scaleValues[word.charAt(0)] ?? 1);
}

function partKey(written: string): string {
  if (written.startsWith('hal')) return 'half';
  if (/^(?:twice|doubl)/.test(written)) return '2 x';
  if (/^(?:thrice|tripl)/.test(written)) return '3 x';
  if (written.startsWith('quadrupl')) return '4 x';
  return written.replace(/^a\b/, 'one').replace(/[\s-]/, ' ');
}
