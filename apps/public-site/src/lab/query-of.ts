import { defaultState, type LabState } from './lab-state.ts';
import { costNames } from './param-names.ts';
import { isListed } from './cost-fields.ts';

/** Returns the query of the plan in a state: the table's filters and the selected street are not part of it. */
export const planQueryOf = (state: LabState): string =>
  queryOf({ ...state, street: undefined, streetClass: undefined, band: undefined, page: 1, hasOwnStreets: undefined });

/** Returns the query of a state with its question mark, or an empty text. Defaults are left out. */
export function queryOf(state: LabState): string {
  const query = new URLSearchParams();
  const add = (name: string, value: string | number | undefined, standard?: string | number) => {
    if (value !== undefined && value !== '' && value !== standard) query.set(name, String(value));
  };
  add('year', state.year, defaultState.year);
  add('budget', state.a.budget, defaultState.a.budget);
  add('plan', state.a.strategy, defaultState.a.strategy);
  add('budget-b', state.b?.budget);
  add('plan-b', state.b?.strategy);
  add('show', state.b && state.shown, 'a');
  add('target', state.target);
  add('street', state.street);
  add('curve', state.curve, defaultState.curve);
  add('costs', state.costList, defaultState.costList);
  for (const name of costNames) if (!isListed(state, name)) add(name, state.costs[name]);
  add('class', state.streetClass);
  add('band', state.band);
  add('page', state.page, 1);
  add('segments', state.segments, defaultState.segments);
  add('streets', state.hasOwnStreets ? 'own' : undefined);
  return query.size > 0 ? `?${query.toString()}` : '';
}
