import { pciBands } from '@workspace/ui/theme/pci.ts';
import type { Network, StreetClass } from '../road-network/segment.ts';
import { treatmentNames, treatments } from '../road-network/treatments.ts';
import { firstYear, type LabState } from './lab-state.ts';
import { bandOfRating, type PlanDetail } from './plan-result.ts';

/** A planned treatment as people read it. */
interface PlannedJob {
  readonly label: string;
  readonly year: number;
  readonly cost: number;
}

/** A segment as the table and the card show it. */
export interface StreetRow {
  readonly id: string;
  readonly name: string;
  readonly streetClass: StreetClass;
  readonly lengthFeet: number;
  readonly widthFeet: number;
  readonly pavedIn?: number | undefined;
  readonly pci: number;
  /** Rating in the chosen year. */
  readonly pciThen: number;
  readonly jobs: readonly PlannedJob[];
}

export const classLabels: Readonly<Record<StreetClass, string>> = {
  local: 'Local',
  collector: 'Collector',
  arterial: 'Arterial',
};

export const rowsOfPage = 50;

const labelOf = (index: number): string => treatments.find(({ name }) => name === treatmentNames[index])!.label;

/** Returns the work on a segment, first year first. */
function jobsOf(segment: number, { jobs }: PlanDetail): PlannedJob[] {
  const found: PlannedJob[] = [];
  for (let at = jobs.segments.indexOf(segment); at >= 0; at = jobs.segments.indexOf(segment, at + 1))
    found.push({
      label: labelOf(jobs.treatments[at]!),
      year: firstYear + jobs.years[at]!,
      cost: Math.round(jobs.costs[at]!),
    });
  return found;
}

/** Returns the row of a segment. */
export function rowOf(network: Network, index: number, detail: PlanDetail, year: number): StreetRow {
  const { id, name, streetClass, lengthFeet, widthFeet, pavedIn } = network.segments[index]!;
  const ratings = (ahead: number) => detail.ratings[ahead * network.segments.length + index]!;
  return {
    id,
    name,
    streetClass,
    lengthFeet: Math.round(lengthFeet),
    widthFeet: Math.round(widthFeet),
    pavedIn,
    pci: ratings(0),
    pciThen: ratings(year - firstYear),
    jobs: jobsOf(index, detail),
  };
}

/** One page of the table, and the number of rows on all pages. */
export interface RowPage {
  readonly rows: readonly StreetRow[];
  readonly count: number;
  readonly page: number;
}

/** Returns a page of the segments that pass the filters, worst first. */
export function rowPage(
  network: Network,
  detail: PlanDetail,
  { year, page, streetClass, band }: Pick<LabState, 'year' | 'page' | 'streetClass' | 'band'>,
): RowPage {
  const isShown = (index: number) =>
    (!streetClass || network.segments[index]!.streetClass === streetClass) &&
    (!band || pciBands[bandOfRating[detail.ratings[index]!]!]!.name === band);
  const found = network.segments.map((_segment, index) => index).filter(isShown);
  const sorted = found.toSorted((a, b) => detail.ratings[a]! - detail.ratings[b]! || a - b);
  const last = Math.max(1, Math.ceil(sorted.length / rowsOfPage));
  const shown = Math.min(page, last);
  const indexes = sorted.slice((shown - 1) * rowsOfPage, shown * rowsOfPage);
  return { rows: indexes.map((index) => rowOf(network, index, detail, year)), count: sorted.length, page: shown };
}
