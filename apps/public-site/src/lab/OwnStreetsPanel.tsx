import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { space } from '@workspace/ui/theme/tokens.ts';
import type { LocalPlane } from '../own-streets/local-plane.ts';
import type { OwnStreets } from '../own-streets/OwnStreets.tsx';
import type { Network } from '../road-network/segment.ts';
import { firstBudgetOf } from './first-budget.ts';
import { Note, sheetStyle, WithScript } from './panel-style.ts';
import { assumptionsOf } from './cost-fields.ts';
import type { Lab } from './use-lab.ts';

const Sheet = styled.section`
  ${sheetStyle}
  display: grid;
  gap: ${space.lg};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space.lg};
  scroll-margin-top: ${space.lg};
  h2 {
    font-size: 1.75rem;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md} ${space.xl};
  align-items: center;
  justify-content: space-between;
`;

const notes = {
  untouched: '',
  opening: 'Opening…',
  open: '',
  failed: 'This part of the page did not load. Check your connection and try again, or reload the page.',
  closed: '',
};

type Props = { lab: Lab; onPlane: (plane: LocalPlane | undefined) => void };

/** The stage of the panel. Its code loads without React's lazy, which ends the whole lab without a connection. */
function usePanel() {
  const [stage, setStage] = useState<keyof typeof notes>('untouched');
  const [code, setCode] = useState<{ Part: typeof OwnStreets }>();
  const open = async () => {
    setStage('opening');
    try {
      setCode({ Part: (await import('../own-streets/OwnStreets.tsx')).OwnStreets });
      setStage('open');
    } catch {
      setStage('failed');
    }
  };
  return { stage, code, open, close: () => setStage('closed') };
}

/** Puts a person's own streets in place of the example town. */
export function OwnStreetsPanel({ lab: { state, source, setNetwork, changePlan }, onPlane }: Props) {
  const { stage, code, open, close } = usePanel();
  const use = (network: Network, plane: LocalPlane | undefined) => {
    setNetwork(network);
    onPlane(plane);
    changePlan({ budget: firstBudgetOf(network, assumptionsOf(state)) });
    // The map and the answer are far above this panel, and the pressed button is removed.
    document.querySelector<HTMLElement>('#lab-title')?.focus();
  };
  const forget = () => {
    setNetwork(undefined);
    onPlane(undefined);
    close();
  };
  return (
    <WithScript>
      <Sheet aria-labelledby="own-title" data-print="hide">
        <Row>
          <div>
            <h2 id="own-title">Your own streets</h2>
            <Note>
              A CSV or GeoJSON with name, length, class, PCI and year. Your browser reads it and sends none of it: the
              address of this page has your choices, not your streets.
            </Note>
            <Note role="status">{notes[stage]}</Note>
          </div>
          {stage !== 'open' && (
            // After the panel was open, its button takes the focus back.
            <Button data-replay="" autoFocus={stage === 'closed'} onClick={() => void open()}>
              Use my own streets
            </Button>
          )}
        </Row>
        {stage === 'open' && code && (
          <code.Part onNetwork={use} onForget={forget} isShown={typeof source !== 'number'} />
        )}
      </Sheet>
    </WithScript>
  );
}
