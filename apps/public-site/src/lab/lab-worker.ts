import type { Assumptions } from '../road-network/assumptions.ts';
import { exampleTown } from '../road-network/example-town.ts';
import { averageRange, type Range } from '../road-network/plan-range.ts';
import type { Network } from '../road-network/segment.ts';
import { findHold, type HoldRequest } from './find-hold.ts';
import type { PlanChoice } from './lab-state.ts';
import { resultOf, scenarioOf, type PlanDetail, type PlanResult, type YearFigures } from './plan-result.ts';
import { ResultMemory } from '../road-network/result-memory.ts';

/** Streets by themselves, or the size of an example town, which is quicker to make than to send. */
export type NetworkSource = Network | number;

export interface PlansRequest {
  readonly kind: 'plans';
  readonly assumptions: Assumptions;
  readonly a: PlanChoice;
  readonly b: PlanChoice | undefined;
  readonly shown: PlanChoice;
}

export interface Plans {
  readonly a: PlanResult;
  readonly b: PlanResult | undefined;
  readonly nothing: readonly YearFigures[];
  readonly range: readonly Range[];
}

export interface BudgetRequest extends HoldRequest {
  readonly kind: 'hold';
  readonly assumptions: Assumptions;
}

/** The streets of all requests that follow. It has no response. */
export interface StreetsMessage {
  readonly kind: 'streets';
  readonly source: NetworkSource;
}

let network: Network = { name: '', segments: [] };
const memory = new ResultMemory(12);

function takeStreets(source: NetworkSource): void {
  memory.clear();
  network = typeof source === 'number' ? exampleTown(source) : source;
}

function plansOf({ assumptions, a, b, shown }: PlansRequest): Plans {
  const planOf = (choice: PlanChoice) =>
    memory.get([assumptions, choice], () => resultOf(network, assumptions, choice));
  return {
    a: planOf(a),
    b: b && planOf(b),
    nothing: planOf({ strategy: 'nothing', budget: 0 }).figures,
    range: memory.get(['range', assumptions, shown], () => averageRange(network, assumptions, scenarioOf(shown))),
  };
}

const arraysOf = ({ ratings, jobs }: PlanDetail) => [ratings, ...Object.values(jobs)];

/** Posts copies of plans, whose arrays move to the page: to read them there would hold its slider. */
function postPlans(plans: Plans): void {
  const copy = structuredClone(plans);
  const arrays = [copy.a, copy.b].flatMap((result) => (result ? arraysOf(result.detail) : []));
  // Two plans by the same choice share their arrays.
  postMessage(copy, { transfer: [...new Set(arrays.map(({ buffer }) => buffer as ArrayBuffer))] });
}

addEventListener('message', ({ data }: MessageEvent<StreetsMessage | PlansRequest | BudgetRequest>) => {
  if (data.kind === 'streets') takeStreets(data.source);
  else if (data.kind === 'hold') postMessage(findHold(network, data.assumptions, data));
  else postPlans(plansOf(data));
});
