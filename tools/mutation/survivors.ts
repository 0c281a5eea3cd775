/** A surviving mutant that no test can kill, because it behaves like the original. */
export interface EquivalentMutant {
  file: string;
  /** The source line at which the mutated text begins, trimmed. */
  within: string;
  /** The mutated text and its replacement, each on one line. */
  original: string;
  replacement: string;
  reason: string;
}

const inFile = (file: string, mutants: Omit<EquivalentMutant, 'file'>[]): EquivalentMutant[] =>
  mutants.map((mutant) => ({ file, ...mutant }));

/** `within`, then original and replacement. */
const change = (within: string, original: string, replacement: string, reason: string) => ({
  within,
  original,
  replacement,
  reason,
});

const groupsMatchTogether = 'Both groups of the pattern match, or none.';

export const equivalentMutants: readonly EquivalentMutant[] = [
  ...inFile('packages/contracts/src/endpoint/progress.ts', [
    change("text = parts.pop() ?? '';", "''", '"Stryker was here!"', 'A split text has at least one part.'),
    change(
      'const [, name, data] = /^event: (\\w+)\\ndata: (.+)$/.exec(part) ?? [];',
      '[]',
      '["Stryker was here"]',
      'The first element is not read.',
    ),
    ...[
      ['name !== undefined && data !== undefined', 'name !== undefined || data !== undefined'],
      ['name !== undefined', 'true'],
      ['data !== undefined', 'true'],
    ].map(([original = '', replacement = '']) =>
      change(
        'if (name !== undefined && data !== undefined) yield { name, data: JSON.parse(data) as unknown };',
        original,
        replacement,
        groupsMatchTogether,
      ),
    ),
  ]),
  ...inFile('packages/contracts/src/endpoint/call.ts', [
    change("code = '',", "''", '"Stryker was here!"', 'No endpoint declares either code: it becomes unexpected.'),
    change('} catch {', '{ return undefined; }', '{}', 'A function without a return statement returns undefined.'),
  ]),
];
