import { AmountField } from '@workspace/ui/Field';
import { costIndex, costLists, factorText } from '../road-network/unit-costs.ts';
import type { StreetClass } from '../road-network/segment.ts';
import type { TreatmentName } from '../road-network/treatments.ts';
import { costError, costText, isListed, listedCost } from './cost-fields.ts';
import type { LabState } from './lab-state.ts';
import type { CostName } from './param-names.ts';
import { classLabels } from './street-rows.ts';
import { useShownText } from './use-shown-text.ts';

type Props = {
  treatment: TreatmentName;
  streetClass: StreetClass;
  state: Pick<LabState, 'costList' | 'costs'>;
  onText: (name: CostName, text: string) => void;
};

/** The unit cost of a treatment for a class of streets, with the source's figure below it. */
export function CostField({ treatment, streetClass, state, onText }: Props) {
  const name: CostName = `${treatment}-${streetClass}`;
  const shown = costText(state, name);
  const input = useShownText(shown);
  return (
    <AmountField
      ref={input}
      name={name}
      label={classLabels[streetClass]}
      unit="$"
      hint={`per sq yd. ${sourceOf(state, name, treatment, streetClass)}`}
      defaultValue={shown}
      error={costError(state, name)}
      onInput={(event) => onText(name, event.currentTarget.value)}
    />
  );
}

/** Says how the source's dollars became those of the field. */
function sourceOf(state: Props['state'], name: CostName, treatment: TreatmentName, streetClass: StreetClass): string {
  const { costs, toToday, source } = costLists[state.costList];
  const { low, high } = costs[treatment];
  const [from, to] = [low[streetClass], high[streetClass]].map((cost) => cost.toFixed(2)) as [string, string];
  const index =
    toToday === 1 ? '' : ` × ${factorText(toToday)} (NHCCI ${costIndex.thirdQuarter2025} / ${costIndex.year2012})`;
  const figure = from === to ? `$${from}` : `middle of $${from} to $${to}`;
  const origin = `${names[source as keyof typeof names] ?? source}: ${figure}${index}.`;
  return isListed(state, name) || costError(state, name) !== undefined
    ? origin
    : `Yours instead of $${listedCost(state, name)}. ${origin}`;
}

const names = { somerville: 'Somerville 2012', berkeley: 'Berkeley 2022', caltrans: 'Caltrans 2022 to 2026' } as const;
