import type { Assumptions } from '../road-network/assumptions.ts';
import { exampleTown } from '../road-network/example-town.ts';
import { averageRange, type Range } from '../road-network/plan-range.ts';
import type { Network } from '../road-network/segment.ts';
import { findHold, type Hold, type HoldRequest } from './find-hold.ts';
import type { PlanChoice } from './lab-state.ts';
import { resultOf, scenarioOf, type PlanResult } from './plan-result.ts';

/** Streets by themselves, or the size of an example town, which is quicker to make than to send. */
export type NetworkSource = Network | number;

export interface PlansRequest {
  readonly kind: 'plans';
  readonly network: NetworkSource;
  readonly assumptions: Assumptions;
  readonly a: PlanChoice;
  readonly b: PlanChoice | undefined;
  readonly shown: PlanChoice;
}

export interface Plans {
  readonly a: PlanResult;
  readonly b: PlanResult | undefined;
  readonly nothing: PlanResult;
  readonly range: readonly Range[];
}

export interface BudgetRequest extends HoldRequest {
  readonly kind: 'hold';
  readonly network: NetworkSource;
  readonly assumptions: Assumptions;
}

let network: Network | undefined;
let made: NetworkSource | undefined;
let known = new Map<string, unknown>();

/** Makes the network of a request; requests that follow for the same one find it made. */
function networkOf(source: NetworkSource): Network {
  const isKnown = typeof source === 'number' ? source === made : source.name === network?.name && made !== undefined;
  if (isKnown && network) return network;
  known = new Map();
  made = source;
  network = typeof source === 'number' ? exampleTown(source) : source;
  return network;
}

function remembered<Result>(key: unknown, compute: () => Result): Result {
  const text = JSON.stringify(key);
  if (known.size > 12) known.clear();
  if (!known.has(text)) known.set(text, compute());
  return known.get(text) as Result;
}

function plansOf({ network: source, assumptions, a, b, shown }: PlansRequest): Plans {
  const streets = networkOf(source);
  const planOf = (choice: PlanChoice) =>
    remembered([assumptions, choice], () => resultOf(streets, assumptions, choice));
  return {
    a: planOf(a),
    b: b && planOf(b),
    nothing: planOf({ strategy: 'nothing', budget: 0 }),
    range: remembered(['range', assumptions, shown], () => averageRange(streets, assumptions, scenarioOf(shown))),
  };
}

addEventListener('message', ({ data }: MessageEvent<PlansRequest | BudgetRequest>) => {
  const response: Plans | Hold =
    data.kind === 'plans' ? plansOf(data) : findHold(networkOf(data.network), data.assumptions, data);
  postMessage(response);
});
