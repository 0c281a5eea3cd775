import { tenth } from '@workspace/ui/road/tenth.ts';
import { exampleTown, type ExampleTown } from '../road-network/example-town.ts';
import { averageRange, type Range } from '../road-network/plan-range.ts';
import { captionOf } from './caption-of.ts';
import { assumptionsKey, assumptionsOf } from './cost-fields.ts';
import { findHold, type Hold } from './find-hold.ts';
import { firstYear, shownPlanOf, type LabState } from './lab-state.ts';
import { stillMap } from './map/still-map.ts';
import { resultOf, scenarioOf, type YearFigures } from './plan-result.ts';
import { readState } from './read-state.ts';
import { ResultMemory } from '../road-network/result-memory.ts';
import { rowOf, rowPage, type RowPage, type StreetRow } from './street-rows.ts';
import { targetIn } from './target.ts';

/** The figures of the plans, without the state of each segment. */
export interface PlanFigures {
  readonly a: readonly YearFigures[];
  readonly b?: readonly YearFigures[] | undefined;
  readonly nothing: readonly YearFigures[];
  /** The lowest and highest averages of the shown plan under the curves of all sources. */
  readonly range: readonly Range[];
}

/** Everything that the lab shows before its own script runs. */
export interface FirstView {
  readonly state: LabState;
  readonly problems: readonly string[];
  readonly figures: PlanFigures;
  readonly hold: Hold;
  readonly table: RowPage;
  readonly card?: StreetRow | undefined;
  readonly caption: string;
}

/** The maps of first views: the page has them once, so they are not among what its script reads. */
const stillMaps = new WeakMap<FirstView, string>();

/** A first view with the drawing of its map, as it comes from another thread. */
export interface LabView {
  readonly view: FirstView;
  readonly still: string;
}

/** Makes a view ready to be rendered in this thread. */
export function showLabView({ view, still }: LabView): FirstView {
  stillMaps.set(view, still);
  return view;
}

/** Returns the drawing of the map of a first view. */
export const stillMapOf = (view: FirstView): string => stillMaps.get(view) ?? '';

/** Returns the first view of a query. */
export function firstViewOf(query: string): FirstView {
  const { state, problems } = readState(new URLSearchParams(query));
  const town = townOf(state.segments);
  const assumptions = assumptionsOf(state);
  const a = resultOf(town, assumptions, state.a);
  const b = state.b && resultOf(town, assumptions, state.b);
  const nothing = memory.get(
    ['nothing', state.segments, assumptionsKey(state)],
    () => resultOf(town, assumptions, { strategy: 'nothing', budget: 0 }).figures,
  );
  const { detail } = state.shown === 'b' && b ? b : a;
  const shown = shownPlanOf(state);
  const request = { strategy: shown.strategy, year: state.year, target: targetIn(state) };
  const hold = memory.get(['hold', state.segments, assumptionsKey(state), request], () =>
    findHold(town, assumptions, request),
  );
  const index = town.segments.findIndex(({ id }) => id === state.street);
  const missing =
    state.street !== undefined && index < 0 ? ['The address names a segment that this network does not have.'] : [];
  const range = averageRange(town, assumptions, scenarioOf(shown)).map(({ low, high }) => ({
    low: tenth(low),
    high: tenth(high),
  }));
  const view: FirstView = {
    state: index < 0 ? { ...state, street: undefined } : state,
    problems: [...problems, ...missing],
    figures: { a: a.figures, b: b?.figures, nothing, range },
    hold,
    table: rowPage(town, detail, state),
    card: index < 0 ? undefined : rowOf(town, index, detail, state.year),
    caption: captionOf(town),
  };
  const ahead = state.year - firstYear;
  const count = town.segments.length;
  stillMaps.set(view, stillMap(town, detail.ratings.subarray(ahead * count, (ahead + 1) * count)));
  return view;
}

// Shared addresses differ in their budget more than in anything else.
const memory = new ResultMemory(60);

const townOf = (segments: number): ExampleTown => memory.get(['town', segments], () => exampleTown(segments));
