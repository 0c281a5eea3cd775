import type { SourceName } from './sources.ts';
import type { TreatmentName, UnitCost } from './treatments.ts';

/** Costs of all treatments as one document gives them, in dollars of its year per square yard. */
export interface CostList {
  readonly label: string;
  readonly source: SourceName;
  /** Multiplies the list's dollars into those of the third quarter of 2025; 1 where no index is at hand. */
  readonly toToday: number;
  readonly note: string;
  /** The lowest and the highest cost that the document gives: equal where it gives one. */
  readonly costs: Readonly<Record<TreatmentName, { readonly low: UnitCost; readonly high: UnitCost }>>;
}

/** Values of the National Highway Construction Cost Index that lists are multiplied with. */
export const costIndex = { year2012: 1.602, thirdQuarter2025: 3.3079 } as const;

/** Formats a factor in as many digits as a reader needs to get the printed costs with it. */
export const factorText = (toToday: number): string => toToday.toFixed(5);

const since2012 = costIndex.thirdQuarter2025 / costIndex.year2012;

const same = (cost: number): UnitCost => ({ arterial: cost, collector: cost, local: cost });
const between = (low: number, high: number) => ({ low: same(low), high: same(high) });
const exactly = (cost: UnitCost) => ({ low: cost, high: cost });

export const costListNames = ['somerville', 'berkeley', 'caltrans'] as const;
export type CostListName = (typeof costListNames)[number];

export const costLists: Readonly<Record<CostListName, CostList>> = {
  somerville: {
    label: 'Somerville 2012, to 2025 prices',
    source: 'somerville',
    toToday: since2012,
    note: `The costs stand in every row of the city’s plan. The index multiplies them by ${factorText(since2012)}.`,
    costs: {
      'crack-seal': exactly(same(1.81)),
      patching: exactly(same(18.58)),
      overlay: exactly({ arterial: 91.47, collector: 91.47, local: 77.11 }),
      reconstruction: exactly({ arterial: 162.76, collector: 148.3, local: 140.37 }),
    },
  },
  berkeley: {
    label: 'Berkeley 2022, with all project costs',
    source: 'berkeley',
    toToday: 1,
    note: 'Contains 20% for ramps, 15% soft costs and 10% contingency. Prices of 2022: no index of that year is at hand. Its slurry or micro-surfacing stands for crack seal.',
    costs: {
      'crack-seal': between(8.36, 11.71),
      patching: between(20.07, 26.76),
      overlay: between(51.84, 103.68),
      reconstruction: between(163.88, 239.97),
    },
  },
  caltrans: {
    label: 'Caltrans bids, bare',
    source: 'caltrans',
    toToday: 1,
    note: 'Bids without ramps, design, inspection or contingency. Names no patching: its slurry seal stands there.',
    costs: {
      'crack-seal': exactly(same(0.84)),
      patching: exactly(same(3.01)),
      overlay: between(25.08, 37.63),
      reconstruction: between(100.34, 167.23),
    },
  },
};
