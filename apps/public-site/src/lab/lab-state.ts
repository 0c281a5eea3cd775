import type { CurveName } from '../road-network/curves.ts';
import type { Strategy } from '../road-network/plan.ts';
import type { StreetClass } from '../road-network/segment.ts';
import { surveyYear } from '../road-network/town-ages.ts';
import type { CostListName } from '../road-network/unit-costs.ts';
import type { CostName } from './param-names.ts';

/** How much is spent in a year, and on which streets first. */
export interface PlanChoice {
  readonly strategy: Strategy;
  /** Dollars a year. */
  readonly budget: number;
}

export type PlanName = 'a' | 'b';

/** Everything that a visitor chooses in the lab. The address of the page has all of it. */
export interface LabState {
  /** The year that the map and the figures show. */
  readonly year: number;
  readonly a: PlanChoice;
  /** A second plan to compare with. */
  readonly b?: PlanChoice | undefined;
  /** The plan on the map. */
  readonly shown: PlanName;
  /** The text of the target's field; empty for today's average. */
  readonly target: string;
  /** Id of the selected segment. */
  readonly street?: string | undefined;
  readonly curve: CurveName;
  readonly costList: CostListName;
  /** The texts of the unit costs that differ from the list. */
  readonly costs: Readonly<Partial<Record<CostName, string>>>;
  /** Filters and page of the table. */
  readonly streetClass?: StreetClass | undefined;
  readonly band?: string | undefined;
  readonly page: number;
  /** Size of the example town. */
  readonly segments: number;
  /** True for a plan of a person's own streets, which no address has. */
  readonly hasOwnStreets?: boolean | undefined;
}

export const firstYear = surveyYear;
export const horizon = 20;
export const lastYear = firstYear + horizon;
export const largestBudget = 1e9;

export const defaultState: LabState = {
  year: firstYear + 10,
  a: { strategy: 'benefit-per-dollar', budget: 4_000_000 },
  shown: 'a',
  target: '',
  curve: 's-curve',
  costList: 'somerville',
  costs: {},
  page: 1,
  segments: 2400,
};

/** The second plan when it is opened: the same money, spent as most towns spend it. */
export const secondPlanOf = ({ a }: Pick<LabState, 'a'>): PlanChoice => ({ ...a, strategy: 'worst-first' });

/** Returns the plan on the map. */
export const shownPlanOf = ({ a, b, shown }: Pick<LabState, 'a' | 'b' | 'shown'>): PlanChoice =>
  shown === 'b' && b ? b : a;
