import { memo } from 'react';
import { dollars } from '../road-network/amounts.ts';
import { BandBar } from './BandBar.tsx';
import { costsLabel } from './cost-fields.ts';
import { curveLabels } from './curve-labels.ts';
import { firstYear, type LabState } from './lab-state.ts';
import { Card, Figure, Label, Note } from './panel-style.ts';
import type { YearFigures } from './plan-result.ts';

type Props = Pick<LabState, 'year' | 'curve' | 'costList' | 'costs'> & { figures: readonly YearFigures[] };

/** All work that is due in the chosen year, and the network by band. */
export const BacklogPanel = memo(function BacklogPanel({ figures, year, curve, ...list }: Props) {
  const [today, then] = [figures[0]!, figures[year - firstYear]!];
  return (
    <Card>
      <div>
        <Label>Backlog {year}: all treatments that are due</Label>
        <Figure>
          {dollars(then.backlog)} {year > firstYear && <small>today {dollars(today.backlog)}</small>}
        </Figure>
      </div>
      <BandBar shares={then.shares} />
      <Note>
        Spent by {year}: {dollars(then.spent)}.
        <br />
        Model: {curveLabels[curve].short}, {costsLabel(list)}. <a href="#assumptions">Change them</a>
      </Note>
    </Card>
  );
});
