import { claimsSurvivors } from './claims-survivors.ts';
import { change, inFile, type EquivalentMutant } from './equivalent-mutant.ts';

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
  ...inFile('apps/public-site/src/cost-calculator/fraction.ts', [
    ...["''", "'0'"].map((original) =>
      change(
        "const [digits = '', exponent = '0'] = String(value).split('e');",
        original,
        original === "''" ? '"Stryker was here!"' : '""',
        'A split text has a first part, and no exponent counts as 0.',
      ),
    ),
    change(
      "const [whole = '', decimals = ''] = digits.split('.');",
      "''",
      '"Stryker was here!"',
      'A split text has a first part. The default of the decimals is tested.',
    ),
    change(
      'if (divisor < 0n !== bottom < 0n) divisor = -divisor;',
      'divisor < 0n',
      'divisor <= 0n',
      'A divisor is never zero.',
    ),
    change(
      'if (divisor < 0n !== bottom < 0n) divisor = -divisor;',
      'bottom < 0n',
      'bottom <= 0n',
      'A denominator is never zero.',
    ),
    change(
      'return power < 0 ? fraction(top, scale) : fraction(top * scale, 1n);',
      'power < 0',
      'power <= 0',
      'The scale of the power 0 is 1.',
    ),
    change(
      'export const absolute = ({ top, bottom }: Fraction): Fraction => ({ top: top < 0n ? -top : top, bottom });',
      'top < 0n',
      'top <= 0n',
      'Zero has no sign.',
    ),
  ]),
  ...inFile('apps/public-site/src/cost-calculator/figures.ts', [
    change(
      "const inLetters = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 2 });",
      '{ maximumFractionDigits: 2 }',
      '{}',
      'Three significant digits of at least 1 have at most two decimals.',
    ),
    change(
      "return `${money(saved, marks)} ${compare(saved, zero) > 0 ? 'less' : 'more'}`;",
      'compare(saved, zero) > 0',
      'compare(saved, zero) >= 0',
      'An equal cost has returned before.',
    ),
    change(
      'while (compare(dividedBy(amount, unit), significantUnits) >= 0) unit = times(unit, ten);',
      'compare(dividedBy(amount, unit), significantUnits) >= 0',
      'compare(dividedBy(amount, unit), significantUnits) > 0',
      'A thousand units are a multiple of ten units: both round to the amount itself.',
    ),
    change(
      "const [size, letter] = sizes.find(([least]) => rounded >= least) ?? [1, ''];",
      "[1, '']",
      '[]',
      'Without a letter the size is not read.',
    ),
  ]),
  ...inFile('apps/public-site/server/stored-page.ts', [
    change('gzipped(identity, { level: 6 }),', '{ level: 6 }', '{}', 'Level 6 is the default of zlib.'),
  ]),
  ...inFile('apps/api/src/features/newsletter-deliveries/run-batch.ts', [
    ...[
      ['{ once: true }', '{}'],
      ['true', 'false'],
    ].map(([original = '', replacement = '']) =>
      change(
        "running.signal.addEventListener('abort', recall, { once: true });",
        original,
        replacement,
        'A signal aborts once.',
      ),
    ),
    change(
      'await saveCheckpoint(sending, []);',
      '[]',
      '["Stryker was here"]',
      'No recipient has the undefined id of a text, and the result is not read.',
    ),
    ...['true', 'next.length >= 0'].map((replacement) =>
      change(
        'if (next.length > 0) await waitForSlots(deps.rate, sending, next.length);',
        'next.length > 0',
        replacement,
        'At least one recipient is left, and at least one slot is reserved.',
      ),
    ),
  ]),
  ...claimsSurvivors,
];
