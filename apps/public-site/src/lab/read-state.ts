import { pciBands } from '@workspace/ui/theme/pci.ts';
import { curveNames } from '../road-network/curves.ts';
import { strategies } from '../road-network/plan.ts';
import { costListNames } from '../road-network/unit-costs.ts';
import { readNumber } from '../cost-calculator/read-number.ts';
import { defaultState, firstYear, largestBudget, lastYear, secondPlanOf, type LabState } from './lab-state.ts';
import { costNames, type LabParam } from './param-names.ts';

/** The state that an address asks for, with a message for each value that could not be used. */
export interface ReadState {
  readonly state: LabState;
  readonly problems: readonly string[];
}

const classes = ['local', 'collector', 'arterial'] as const;
const bandNames = pciBands.map(({ name }) => name);

/** Reads the state from a query. A value that makes no sense becomes the default, and a message says so. */
export function readState(query: URLSearchParams): ReadState {
  const problems: string[] = [];
  const textOf = (name: LabParam) => query.get(name)?.trim() || undefined;
  const numberOf = <Default>(name: LabParam, least: number, most: number, standard: Default, label: string) => {
    const text = textOf(name);
    if (text === undefined) return standard;
    const number = readNumber(text);
    if (number !== undefined && number >= least && number <= most) return Math.round(number);
    problems.push(`${label} in the address has to be a number from ${inFull(least)} to ${inFull(most)}.`);
    return standard;
  };
  const choiceOf = <Value extends string, Default>(
    name: LabParam,
    values: readonly Value[],
    standard: Default,
    label: string,
  ) => {
    const text = textOf(name);
    const value = values.find((one) => one === text);
    if (text !== undefined && value === undefined)
      problems.push(`The address names ${label} that the lab does not have.`);
    return value ?? standard;
  };
  const { a, ...rest } = defaultState;
  const first = {
    strategy: choiceOf('plan', strategies, a.strategy, 'a plan'),
    budget: numberOf('budget', 0, largestBudget, a.budget, 'The budget'),
  };
  const hasSecond = query.has('plan-b') || query.has('budget-b');
  const second = hasSecond
    ? {
        strategy: choiceOf('plan-b', strategies, secondPlanOf({ a: first }).strategy, 'a second plan'),
        budget: numberOf('budget-b', 0, largestBudget, first.budget, 'The second budget'),
      }
    : undefined;
  const state: LabState = {
    a: first,
    b: second,
    shown: second && query.get('show') === 'b' ? 'b' : 'a',
    year: numberOf('year', firstYear, lastYear, rest.year, 'The year'),
    target: textOf('target') ?? '',
    street: textOf('street'),
    curve: choiceOf('curve', curveNames, rest.curve, 'a curve'),
    costList: choiceOf('costs', costListNames, rest.costList, 'a list of costs'),
    costs: Object.fromEntries(
      costNames.flatMap((name) => {
        const text = textOf(name);
        return text === undefined ? [] : [[name, text]];
      }),
    ),
    streetClass: choiceOf('class', classes, undefined, 'a class of street'),
    band: choiceOf('band', bandNames, undefined, 'a band'),
    page: numberOf('page', 1, 200, 1, 'The page'),
    segments: numberOf('segments', 500, 8000, rest.segments, 'The number of segments'),
  };
  return { state, problems };
}

const inFull = (value: number) => (value < 3000 ? String(value) : value.toLocaleString('en-US'));
