import { styled } from 'styled-components';
import { ButtonLink } from '@workspace/ui/Button';
import { space } from '@workspace/ui/theme/tokens.ts';
import { PrintPacket } from '../lab-packet/PrintPacket.tsx';
import { assumptionsOf } from './cost-fields.ts';
import { firstYear, shownPlanOf } from './lab-state.ts';
import { WithScript } from './panel-style.ts';
import { scenarioOf } from './plan-result.ts';
import { planQueryOf } from './query-of.ts';
import { targetIn } from './target.ts';
import type { Lab } from './use-lab.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

/** Ways to read a plan elsewhere: the table, on paper, and a PDF of the example town. */
export function PlanActions({ lab: { state, source } }: { lab: Pick<Lab, 'state' | 'source'> }) {
  const request = () => ({
    network: source,
    assumptions: assumptionsOf(state),
    scenario: scenarioOf(shownPlanOf(state), Math.max(1, state.year - firstYear)),
    target: targetIn(state),
    address: `${location.origin}/lab${planQueryOf(state)}`,
  });
  return (
    <Actions>
      <ButtonLink size="sm" href="#streets">
        Table
      </ButtonLink>
      <WithScript>
        <PrintPacket request={request} />
      </WithScript>
      {typeof source === 'number' && (
        <ButtonLink size="sm" href={`/lab/packet.pdf${planQueryOf(state)}`}>
          PDF
        </ButtonLink>
      )}
    </Actions>
  );
}
