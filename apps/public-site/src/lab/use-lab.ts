import { useCallback, useMemo, useState } from 'react';
import { exampleTown } from '../road-network/example-town.ts';
import { useHydrated } from '../use-hydrated.ts';
import type { Network } from '../road-network/segment.ts';
import type { FirstView } from './first-view.ts';
import { secondPlanOf, shownPlanOf, type LabState, type PlanChoice, type PlanName } from './lab-state.ts';
import type { NetworkSource } from './lab-worker.ts';
import { useAddress } from './use-address.ts';
import { useEarlyChoices } from './use-early-choices.ts';
import { usePlans, type ShownPlans } from './use-plans.ts';

export interface Lab {
  readonly state: LabState;
  readonly plans: ShownPlans;
  /** The network with its lines; undefined until the page is hydrated, and then drawn by the server. */
  readonly network: Network | undefined;
  /** The network as workers get it. */
  readonly source: NetworkSource;
  /** Replaces the example town by other streets, or brings it back. */
  readonly setNetwork: (network: Network | undefined) => void;
  readonly change: (part: Partial<LabState>) => void;
  /** Changes the plan on the map. */
  readonly changePlan: (part: Partial<PlanChoice>) => void;
  readonly showPlan: (name: PlanName) => void;
}

/** The state of the lab. It begins with the server's, and the address follows it. */
export function useLab(view: FirstView): Lab {
  const [state, setState] = useState(view.state);
  const [own, setOwn] = useState<{ network: Network | undefined; revision: number }>();
  const change = useCallback((part: Partial<LabState>) => setState((last) => ({ ...last, ...part })), []);
  // Back leads to the example town, and Forward to own streets again.
  const shown = state.hasOwnStreets ? own?.network : undefined;
  const isHydrated = useHydrated();
  const town = useMemo(() => (isHydrated ? exampleTown(state.segments) : undefined), [isHydrated, state.segments]);
  const source = shown ?? state.segments;
  const plans = usePlans({ source, revision: shown ? own!.revision : 0 }, state, view);
  useEarlyChoices(view.state, change);
  useAddress(state, setState);
  const actions = useMemo(() => {
    const setNetwork = (network: Network | undefined) => {
      setOwn((last) => ({ network, revision: (last?.revision ?? 0) + 1 }));
      // Segments and pages of other streets mean nothing here.
      const hasOwnStreets = network ? true : undefined;
      change({ street: undefined, streetClass: undefined, band: undefined, page: 1, hasOwnStreets });
    };
    const changePlan = (part: Partial<PlanChoice>) =>
      setState((last) => ({ ...last, [last.b ? last.shown : 'a']: { ...shownPlanOf(last), ...part } }));
    const showPlan = (name: PlanName) =>
      setState((last) => ({ ...last, shown: name, b: name === 'b' ? (last.b ?? secondPlanOf(last)) : last.b }));
    return { changePlan, showPlan, setNetwork };
  }, [change]);
  return { state, plans, network: shown ?? town, source, change, ...actions };
}
