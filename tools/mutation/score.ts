import type { EquivalentMutant } from './equivalent-mutant.ts';

/** One mutant after its test run, with its file relative to the root. */
export interface TestedMutant {
  file: string;
  line: number;
  /** The source line at which the mutated text begins, trimmed. */
  within: string;
  original: string;
  replacement: string;
  /** The status that Stryker gives it. */
  status: string;
}

/** Result of a module. Equivalent mutants and mutants that cannot run do not count. */
export interface ModuleScore {
  killed: number;
  counted: number;
  /** From 0 to 100, one decimal, rounded down. */
  percent: number;
  survivors: TestedMutant[];
  /** Number of survivors that are listed as equivalent. */
  equivalent: number;
  /** Listed mutants that this run killed or did not create. */
  stale: EquivalentMutant[];
}

/** The lowest score that passes, in percent. */
const lowestScore = 85;

const detected = new Set(['Killed', 'Timeout']);
const undetected = new Set(['Survived', 'NoCoverage']);

/** Calculates the score of one module. `listed` are the equivalent mutants of its files. */
export function scoreOf(mutants: readonly TestedMutant[], listed: readonly EquivalentMutant[]): ModuleScore {
  const missed = mutants.filter(({ status }) => undetected.has(status));
  const survivors = missed.filter((mutant) => !listed.some((entry) => isSame(entry, mutant)));
  const killed = mutants.filter(({ status }) => detected.has(status)).length;
  const counted = killed + survivors.length;
  const percent = counted === 0 ? 0 : Math.floor((killed / counted) * 1_000) / 10;
  const stale = listed.filter((entry) => !missed.some((mutant) => isSame(entry, mutant)));
  return { killed, counted, percent, survivors, equivalent: missed.length - survivors.length, stale };
}

const isSame = (entry: EquivalentMutant, mutant: TestedMutant): boolean =>
  (['file', 'within', 'original', 'replacement'] as const).every((key) => entry[key] === mutant[key]);

/** Returns true when a module reaches the lowest score and its list of equivalent mutants is current. */
export const isPassed = ({ percent, stale }: ModuleScore): boolean => percent >= lowestScore && stale.length === 0;

/** Formats the report of a module: its score, and each survivor with file, line and change. */
export function scoreLines(name: string, score: ModuleScore): string[] {
  const { killed, counted, percent, survivors, equivalent, stale } = score;
  const verdict = isPassed(score) ? 'pass' : 'FAIL';
  return [
    `${verdict}  ${name}: ${percent} % (${killed} of ${counted} killed, besides ${equivalent} equivalent)`,
    ...survivors.map(({ file, line, original, replacement, status }) => {
      const outcome = status === 'NoCoverage' ? 'not covered' : 'survived';
      return `      ${outcome}: ${file}:${line}  ${original}  =>  ${replacement}`;
    }),
    ...stale.map(
      ({ file, original, replacement }) => `      listed, but no survivor: ${file}  ${original}  =>  ${replacement}`,
    ),
  ];
}
