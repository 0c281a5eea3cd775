import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { assumptionsOf } from './cost-fields.ts';
import type { Hold } from './find-hold.ts';
import type { FirstView, PlanFigures } from './first-view.ts';
import type { BudgetRequest, NetworkSource, Plans, PlansRequest, StreetsMessage } from './lab-worker.ts';
import { LatestWorker } from './latest-worker.ts';
import { shownPlanOf, type LabState } from './lab-state.ts';
import type { PlanDetail } from './plan-result.ts';
import { targetIn } from './target.ts';
import { whenSpare } from './when-spare.ts';

/** Results of the latest finished computation. */
export interface ShownPlans {
  readonly figures: PlanFigures;
  /** The plans that the figures are of: newer ones may be on their way. */
  readonly planned: Pick<LabState, 'a' | 'b'>;
  /** The state of each segment; undefined until the worker has computed it. */
  readonly detail: { readonly a: PlanDetail; readonly b: PlanDetail | undefined } | undefined;
  readonly hold: Hold;
  /** True while a budget is looked for. */
  readonly isLooking: boolean;
  /** A message when the latest computation failed. */
  readonly failure: string | undefined;
}

/** The streets that are planned. Each other network has another revision. */
export interface Streets {
  readonly source: NetworkSource;
  readonly revision: number;
}

const streetsMessage = (source: NetworkSource): StreetsMessage => ({ kind: 'streets', source });

const startWorker = () => new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });

const failureText = 'The plan could not be computed. Reload the page.';

const figuresOf = ({ a, b, nothing, range }: Plans): PlanFigures => ({
  a: a.figures,
  b: b?.figures,
  nothing,
  range,
});

/** Waits until a slider of years rests: looking for a budget takes a hundred plans. */
const restMs = 300;

/** Computes the plans of a state in workers. The first results are those of the server. */
export function usePlans({ source, revision }: Streets, state: LabState, view: FirstView): ShownPlans {
  const { a, b, curve, costList, costs, year } = state;
  const assumptions = useMemo(() => assumptionsOf({ curve, costList, costs }), [curve, costList, costs]);
  const shown = shownPlanOf(state);
  const [latest, setLatest] = useState<{ plans: Plans; planned: ShownPlans['planned'] }>();
  const [hasFailed, setHasFailed] = useState(false);
  const plans = latest?.plans;
  const planner = useRef<LatestWorker<PlansRequest, Plans>>(undefined);
  useEffect(() => {
    const receive = (response: Plans, { a: planA, b: planB }: PlansRequest) =>
      startTransition(() => {
        setLatest({ plans: response, planned: { a: planA, b: planB } });
        setHasFailed(false);
      });
    planner.current = new LatestWorker(startWorker(), receive, () => setHasFailed(true), whenSpare);
    return () => planner.current?.stop();
  }, []);
  useEffect(() => planner.current?.prepare(streetsMessage(source)), [source]);
  useEffect(() => {
    planner.current?.send({ kind: 'plans', assumptions, a, b, shown });
  }, [source, assumptions, a, b, shown]);
  const figures = useMemo((): PlanFigures => (plans ? figuresOf(plans) : view.figures), [plans, view.figures]);
  const target = targetIn(state);
  const { strategy } = shown;
  const request = useMemo(() => ({ assumptions, strategy, year, target }), [assumptions, strategy, year, target]);
  const { hasFailed: hasSearchFailed, ...search } = useHold({ source, revision }, request, view.hold);
  const planned = latest?.planned ?? view.state;
  const failure = hasFailed || hasSearchFailed ? failureText : undefined;
  return { figures, planned, detail: plans && { a: plans.a.detail, b: plans.b?.detail }, ...search, failure };
}

function useHold(
  { source, revision }: Streets,
  request: Omit<BudgetRequest, 'kind'>,
  first: Hold,
): Pick<ShownPlans, 'hold' | 'isLooking'> & { readonly hasFailed: boolean } {
  const [found, setFound] = useState<{ hold: Hold; key: string }>();
  const [hasFailed, setHasFailed] = useState(false);
  const key = JSON.stringify([revision, request]);
  const [initial] = useState(key);
  const searcher = useRef<{ worker: LatestWorker<BudgetRequest & { key: string }, Hold>; source: NetworkSource }>(
    undefined,
  );
  const isKnown = found ? found.key === key : key === initial;
  useEffect(() => {
    if (isKnown) return undefined;
    const receive = (hold: Hold, { key: ofHold }: BudgetRequest & { key: string }) => {
      setFound({ hold, key: ofHold });
      setHasFailed(false);
    };
    const timer = setTimeout(() => {
      const { worker } = (searcher.current ??= {
        worker: new LatestWorker(startWorker(), receive, () => setHasFailed(true)),
        source: NaN,
      });
      if (searcher.current.source !== source) worker.prepare(streetsMessage(source));
      searcher.current.source = source;
      worker.send({ kind: 'hold', ...request, key });
    }, restMs);
    return () => clearTimeout(timer);
  }, [key, isKnown, request, source]);
  useEffect(() => () => searcher.current?.worker.stop(), []);
  return { hold: found?.hold ?? first, isLooking: !isKnown, hasFailed: hasFailed && !isKnown };
}
