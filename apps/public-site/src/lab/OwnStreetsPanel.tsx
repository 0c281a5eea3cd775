import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { space } from '@workspace/ui/theme/tokens.ts';
import type { LocalPlane } from '../own-streets/local-plane.ts';
import type { Network } from '../road-network/segment.ts';
import { firstBudgetOf } from './first-budget.ts';
import { Note, sheetStyle, WithScript } from './panel-style.ts';
import { assumptionsOf } from './cost-fields.ts';
import type { Lab } from './use-lab.ts';

const OwnStreets = lazy(async () => ({ default: (await import('../own-streets/OwnStreets.tsx')).OwnStreets }));

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

type Props = { lab: Lab; onPlane: (plane: LocalPlane | undefined) => void };

/** Puts a person's own streets in place of the example town. */
export function OwnStreetsPanel({ lab: { state, setNetwork, changePlan }, onPlane }: Props) {
  // Undefined until it was open: then its button takes the focus back.
  const [isOpen, setOpen] = useState<boolean>();
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
    setOpen(false);
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
          </div>
          {!isOpen && (
            <Button data-replay="" autoFocus={isOpen === false} onClick={() => setOpen(true)}>
              Use my own streets
            </Button>
          )}
        </Row>
        {isOpen && (
          <Suspense fallback={<Note role="status">Opening…</Note>}>
            <OwnStreets onNetwork={use} onForget={forget} />
          </Suspense>
        )}
      </Sheet>
    </WithScript>
  );
}
