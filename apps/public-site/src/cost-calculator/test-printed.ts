import { dividedBy, minus, times, toFraction, type Fraction } from './fraction.ts';

// Parses printed figures as a reader would, independently of the code that prints them.

interface PrintedFigure {
  /** 1 for less than today, -1 for more, 0 for the same. */
  readonly sign: number;
  readonly value: Fraction;
  readonly isRounded: boolean;
  readonly isUnderCent: boolean;
}

const sizes: Record<string, number> = { '': 1, M: 1e6, B: 1e9 };

/** Parses '≈ $1.98M less', '= $100', 'under $0.01' or 'the same'. */
export function readPrinted(text: string): PrintedFigure {
  const [, mark, digits = '0', size = '', word] =
    /^(≈|=|<|under)?\s*(?:\$?([\d.,]+)([MB]?)|the same)(?: (less|more))?$/.exec(text)!;
  return {
    sign: digits === '0' ? 0 : word === 'more' ? -1 : 1,
    value: times(decimal(digits), toFraction(sizes[size]!)),
    isRounded: mark === '≈',
    isUnderCent: mark === '<' || mark === 'under',
  };
}

/** Computes the sum of a working line from left to right: '5 years × $40,000', '$100 × (100% − 35%)'. */
export function computeByHand(sum: string): Fraction {
  const plain = sum
    .replace(', once a year', '')
    .replaceAll(/[≈$,]| (?:miles?|years?|surveys?)/g, '')
    .replaceAll(/\((.*) − (.*)\)/g, (_, all: string, part: string) => inFull(minus(read(all), read(part))));
  const [first, ...rest] = plain.trim().split(/\s+(?=[×÷−])/);
  return rest.reduce((value, step) => {
    const operand = read(step.slice(1));
    return step.startsWith('×')
      ? times(value, operand)
      : step.startsWith('÷')
        ? dividedBy(value, operand)
        : minus(value, operand);
  }, read(first!));
}

const inFull = ({ top, bottom }: Fraction) => `${top}/${bottom}`;

function read(operand: string): Fraction {
  const [top, bottom = '1'] = operand.trim().split('/');
  if (top!.endsWith('%')) return dividedBy(decimal(top!.slice(0, -1)), toFraction(100));
  return dividedBy(decimal(top!), decimal(bottom));
}

/** Keeps digits that a JavaScript number cannot represent. */
function decimal(digits: string): Fraction {
  const [whole = '', decimals = ''] = digits.replaceAll(',', '').split('.');
  return dividedBy({ top: BigInt(whole + decimals), bottom: 1n }, { top: 10n ** BigInt(decimals.length), bottom: 1n });
}
