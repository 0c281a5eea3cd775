import type { PlannedYear, Strategy } from '../road-network/plan.ts';

/** Plans of one network by the order of their work. */
export type PlansByStrategy = Readonly<Record<Strategy, readonly PlannedYear[]>>;
