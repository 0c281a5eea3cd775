import { change, inFile, type EquivalentMutant } from './equivalent-mutant.ts';

/** The equivalent mutants of the claims check. */
export const claimsSurvivors: readonly EquivalentMutant[] = [
  ...inFile('packages/contracts/src/claims/find-numbers.ts', [
    change(
      "return key === undefined ? [] : [{ kind: 'number' as const, key, text: match[0].trim(), from: match.index }];",
      'match[0].trim()',
      'match[0]',
      'No alternative of the pattern begins or ends with white space.',
    ),
    change(
      "const { ratio: proportion, share: ofMany, part: fraction, numberA = '', numberB } = groups;",
      "''",
      '"Stryker was here!"',
      'A match without a ratio, a share or a part has a first number.',
    ),
    change(
      'const money = (groups.moneyA ?? groups.moneyB)?.trim();',
      '(groups.moneyA ?? groups.moneyB)?.trim()',
      'groups.moneyA ?? groups.moneyB',
      'The key ends with the unit, and is trimmed.',
    ),
    change(
      "const unitOf = money ?? unitName(groups.unitB ?? groups.unitA ?? '');",
      "''",
      '"Stryker was here!"',
      'Neither text is a unit.',
    ),
    change(
      'const shared = second !== undefined && !groups.scaleA && groups.scaleB ? scaleOf(groups.scaleB) : 1;',
      'second !== undefined',
      'true',
      'Only a second number has a second scale.',
    ),
    change(
      "const written = groups[`number${name}`] ?? '';",
      "''",
      '"Stryker was here!"',
      'Only numbers that matched are read.',
    ),
    change(
      "fractions[written] ?? (/^\\d/.test(written) ? Number(written.replaceAll(',', '')) : valueOfWords(written));",
      '/^\\d/',
      '/\\d/',
      'A number is in digits or in words, never in both.',
    ),
    change("function scaleOf(written = ''): number {", "''", '"Stryker was here!"', 'Neither text is a scale.'),
    change(
      "const word = written.replace(/^[\\s-]/, '').toLowerCase();",
      '/^[\\s-]/',
      '/[\\s-]/',
      'A scale is one word.',
    ),
    ...[
      ["if (/^(?:twice|doubl)/.test(written)) return '2 x';", '/^(?:twice|doubl)/', '/(?:twice|doubl)/'],
      ["if (/^(?:thrice|tripl)/.test(written)) return '3 x';", '/^(?:thrice|tripl)/', '/(?:thrice|tripl)/'],
      ["return written.replace(/^a\\b/, 'one').replace(/[\\s-]/, ' ');", '/^a\\b/', '/a\\b/'],
    ].map(([within = '', original = '', replacement = '']) =>
      change(within, original, replacement, 'The few parts that the pattern matches contain it only at their start.'),
    ),
  ]),
  ...inFile('packages/contracts/src/claims/number-words.ts', [
    change(
      'for (const word of words.toLowerCase().split(/[^a-z]+/)) {',
      '/[^a-z]+/',
      '/[^a-z]/',
      'An empty word adds nothing.',
    ),
  ]),
  ...inFile('packages/contracts/src/claims/find-places.ts', [
    change("new RegExp(`^(?:${pattern})$`, 'u'),", "'u'", '""', 'The patterns of countries contain ASCII only.'),
  ]),
  ...inFile('packages/contracts/src/claims/split-sentences.ts', [
    change(
      'const end = /[.!?…](?=["\'”’)\\]]{0,4}(?:\\s|$))|\\n/g;',
      '/[.!?…](?=["\'”’)\\]]{0,4}(?:\\s|$))|\\n/g',
      '/[.!?…](?=["\'”’)\\]]{0,4}(?:\\s))|\\n/g',
      'The rest of the text is a sentence, with or without a mark at its end.',
    ),
    change(
      'match.index + 1 + (/^["\'”’)\\]]{0,4}/.exec(text.slice(match.index + 1, match.index + 5))?.[0].length ?? 0);',
      '/^["\'”’)\\]]{0,4}/.exec(text.slice(match.index + 1, match.index + 5))?.[0]',
      '/^["\'”’)\\]]{0,4}/.exec(text.slice(match.index + 1, match.index + 5))[0]',
      'The pattern matches any text, if only an empty part of it.',
    ),
    change(
      'match.index + 1 + (/^["\'”’)\\]]{0,4}/.exec(text.slice(match.index + 1, match.index + 5))?.[0].length ?? 0);',
      '/^["\'”’)\\]]{0,4}/',
      '/["\'”’)\\]]{0,4}/',
      'The pattern matches at the start of any text, if only an empty part of it.',
    ),
    change(
      'if (match.index < from || !isEnd(text, match.index, to)) continue;',
      'match.index < from',
      'false',
      'No mark is among the quotes and brackets behind another one.',
    ),
    change(
      "const before = (index <= 8 ? '\\n' : '') + text.slice(Math.max(0, index - 8), index);",
      "''",
      '"Stryker was here!"',
      'An enumerator begins with a line break.',
    ),
  ]),
  ...inFile('packages/contracts/src/claims/find-unsupported.ts', [
    change(
      '.filter(({ from }) => from < value.length)',
      'from < value.length',
      'from <= value.length',
      'A space is at that offset, and no fact begins with one.',
    ),
    change(
      "if (claims.length === 0 || fact.kind === 'standard') return claims.length > 0;",
      'claims.length === 0',
      'false',
      'Without claims none mentions the subject.',
    ),
  ]),
];
