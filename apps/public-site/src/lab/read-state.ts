import { pciBands } from '@workspace/ui/theme/pci.ts';
import { curveNames } from '../road-network/curves.ts';
import { strategies } from '../road-network/plan.ts';
import { costListNames } from '../road-network/unit-costs.ts';
import { isListed } from './cost-fields.ts';
import {
  defaultState,
  firstYear,
  largestBudget,
  lastYear,
  secondPlanOf,
  type LabState,
  type PlanChoice,
} from './lab-state.ts';
import { LabQuery } from './lab-query.ts';
import { costNames } from './param-names.ts';

/** The state that an address asks for, with a message for each value that could not be used. */
export interface ReadState {
  readonly state: LabState;
  readonly problems: readonly string[];
}

const classes = ['local', 'collector', 'arterial'] as const;
const bandNames = pciBands.map(({ name }) => name);

/** Reads the state from a query. A value that makes no sense becomes the default, and a message says so. */
export function readState(query: URLSearchParams): ReadState {
  const values = new LabQuery(query);
  const { a: _a, b: _b, ...rest } = defaultState;
  const first = planOf(values, '', defaultState.a, 'plan', 'The budget');
  const hasSecond = query.has('plan-b') || query.has('budget-b');
  const second = hasSecond
    ? planOf(values, '-b', secondPlanOf({ a: first }), 'second plan', 'The second budget')
    : undefined;
  const state: LabState = {
    a: first,
    b: second,
    shown: second && query.get('show') === 'b' ? 'b' : 'a',
    year: values.numberOf('year', [firstYear, lastYear], rest.year, 'The year'),
    target: values.textOf('target') ?? '',
    street: values.textOf('street'),
    curve: values.choiceOf('curve', curveNames, 'curve') ?? rest.curve,
    costList: values.choiceOf('costs', costListNames, 'list of costs') ?? rest.costList,
    costs: typedCosts(values),
    streetClass: values.choiceOf('class', classes, 'class of street'),
    band: values.choiceOf('band', bandNames, 'band'),
    page: values.numberOf('page', [1, 200], 1, 'The page'),
    segments: values.numberOf('segments', [500, 5000], rest.segments, 'The number of segments'),
    hasOwnStreets: values.choiceOf('streets', ['own'], 'network') ? true : undefined,
  };
  return { state, problems: values.problems };
}

/** Returns the texts of the costs, without those that a form sent as it had got them from its list. */
function typedCosts(values: LabQuery): LabState['costs'] {
  const was = costListNames.find((name) => name === values.textOf('costs-was'));
  const texts = costNames.flatMap((name) => {
    const text = values.textOf(name);
    const isTyped = text !== undefined && !(was && isListed({ costList: was, costs: { [name]: text } }, name));
    return isTyped ? [[name, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

function planOf(values: LabQuery, suffix: '' | '-b', standard: PlanChoice, plan: string, budget: string): PlanChoice {
  return {
    strategy: values.choiceOf(`plan${suffix}`, strategies, plan) ?? standard.strategy,
    budget: values.numberOf(`budget${suffix}`, [0, largestBudget], standard.budget, budget),
  };
}
