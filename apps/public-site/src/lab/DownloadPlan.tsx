import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { space } from '@workspace/ui/theme/tokens.ts';
import { download } from '../layout/download.ts';
import type { LocalPlane } from '../own-streets/local-plane.ts';
import { planYears } from '../road-network/plan-years.ts';
import { assumptionsOf } from './cost-fields.ts';
import { shownPlanOf } from './lab-state.ts';
import { Note, WithScript } from './panel-style.ts';
import { scenarioOf } from './plan-result.ts';
import type { Lab } from './use-lab.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.md};
  align-items: center;
`;

type Props = { lab: Pick<Lab, 'state' | 'network'>; plane: LocalPlane | undefined };

/** Saves the plan of every street as a file. */
export function DownloadPlan({ lab: { state, network }, plane }: Props) {
  const { year } = state;
  const [hasFailed, setFailed] = useState(false);
  const write = async (kind: 'csv' | 'geojson') => {
    if (!network) return;
    const years = planYears(network, assumptionsOf(state), scenarioOf(shownPlanOf(state)));
    const plan = { network, years, year };
    const name = `${network.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${year}.${kind}`;
    if (kind === 'csv') download((await import('../own-streets/to-csv.ts')).toCsv(plan), name);
    else download((await import('../own-streets/to-geojson.ts')).toGeoJson(plan, plane), name, 'application/geo+json');
  };
  const save = (kind: 'csv' | 'geojson') => {
    setFailed(false);
    write(kind).catch(() => setFailed(true));
  };
  return (
    <WithScript>
      <Row data-print="hide">
        <Note as="span">Every street with its rating in {year}, its work and its costs:</Note>
        <Button size="sm" data-replay="" onClick={() => save('csv')}>
          Save CSV
        </Button>
        <Button size="sm" data-replay="" onClick={() => save('geojson')}>
          Save GeoJSON
        </Button>
        <Note as="span" role="status">
          {hasFailed &&
            'Not saved: a part of this page did not load. Check your connection and try again, or reload the page.'}
        </Note>
      </Row>
    </WithScript>
  );
}
