import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { measure, media, space, text, color } from '@workspace/ui/theme/tokens.ts';
import type { LocalPlane } from '../own-streets/local-plane.ts';
import type { Network } from '../road-network/segment.ts';
import { useDebounced } from '../cost-calculator/use-debounced.ts';
import { AddressNotices } from './AddressNotices.tsx';
import { AssumptionsPanel } from './AssumptionsPanel.tsx';
import { Comparison } from './Comparison.tsx';
import { DownloadPlan } from './DownloadPlan.tsx';
import type { FirstView } from './first-view.ts';
import { HiddenState } from './HiddenState.tsx';
import { horizon } from './lab-state.ts';
import { MapPanel } from './MapPanel.tsx';
import { OwnStreetsPanel } from './OwnStreetsPanel.tsx';
import { SidePanels } from './SidePanels.tsx';
import { rowPage } from './street-rows.ts';
import { StreetTable } from './StreetTable.tsx';
import { formId } from './use-early-choices.ts';
import { useLab, type Lab as LabModel } from './use-lab.ts';

const Page = styled.div`
  display: grid;
  gap: ${space.xl};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xl} ${space.gutter} ${space.xxl};
`;
const Opening = styled.section`
  display: grid;
  gap: ${space.lg};
  align-items: end;
  h1 {
    font-size: clamp(2rem, 1.4rem + 2.3vw, 2.875rem);
    line-height: 1.14;
    font-variant-numeric: tabular-nums;
  }
  p {
    color: ${color.inkSoft};
    font-size: ${text.md};
    line-height: 1.45;
    /* It names a person's file. */
    overflow-wrap: anywhere;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    gap: 4rem;
  }
`;
const Form = styled.form`
  display: grid;
  gap: ${space.xl};
  min-width: 0;
`;
const Board = styled.div`
  display: grid;
  gap: ${space.lg};
  ${media.desktop} {
    gap: 1.25rem;
    &[data-has-map] {
      grid-template-columns: minmax(0, 1fr) 21.25rem;
    }
  }
`;
/** While a slider is dragged, the browser skips those of these that are out of sight. */
const Below = styled.div`
  display: grid;
  gap: ${space.xl};
  min-width: 0;
  /* Chromium gives a grid that flows over several pages too little height. */
  @media print {
    display: block;
    > * + * {
      margin-top: ${space.xl};
    }
  }
  > * {
    contain-intrinsic-size: auto 40rem;
    form:has([type='range']:active) & {
      content-visibility: auto;
    }
  }
`;
const exampleNote = 'The town is an example with invented streets.';
const ownNote = ({ name }: Network) => `The streets are yours, from ${name}, on this device only.`;

/** The street network lab: a network, its plan, and what becomes of it. */
export default function Lab({ view }: { view: FirstView }) {
  const lab = useLab(view);
  // Places the lines of own streets on the earth.
  const [plane, setPlane] = useState<LocalPlane>();
  const hasMap = useMemo(() => hasLines(lab.network), [lab.network]);
  return (
    <Page>
      <Title lab={lab} />
      <AddressNotices
        problems={view.problems}
        lacksStreets={lab.state.hasOwnStreets === true && typeof lab.source === 'number'}
      />
      <Form
        id={formId}
        action="/lab"
        autoComplete="off"
        aria-labelledby="lab-title"
        data-print="keep"
        onSubmit={(event) => event.preventDefault()}
      >
        <HiddenState state={lab.state} />
        <Board data-has-map={hasMap || undefined}>
          <MapPanel lab={lab} view={view} hasMap={hasMap} />
          <SidePanels lab={lab} />
        </Board>
        <Below>
          {lab.state.b && <Comparison state={lab.state} figures={lab.plans.figures} />}
          <Streets lab={lab} view={view} />
          <DownloadPlan lab={lab} plane={typeof lab.source === 'number' ? undefined : plane} />
          <Assumptions lab={lab} />
        </Below>
      </Form>
      <OwnStreetsPanel lab={lab} onPlane={setPlane} />
    </Page>
  );
}

/** Until the browser has the network, the page shows the example town. */
const hasLines = (network: Network | undefined) => !network || network.segments.some(({ line }) => line.length > 0);

/** Says what the page asks, and whose streets it shows. Own streets move the focus to it. */
function Title({ lab: { state, source } }: { lab: LabModel }) {
  return (
    <Opening aria-labelledby="lab-title">
      <h1 id="lab-title" tabIndex={-1}>
        What does your network look like in {state.year}?
      </h1>
      <p>
        Move the budget and the year. Every constant has its source beside it, and every choice is in the address: send
        it to a colleague. {typeof source === 'number' ? exampleNote : ownNote(source)}
      </p>
    </Opening>
  );
}

/** The table follows a moment after the others: a slider does not wait for fifty rows. */
function Streets({ lab: { state, plans, network, change }, view }: { lab: LabModel; view: FirstView }) {
  const shown = useDebounced(state, restMs);
  const { detail } = plans;
  const rows = useDebounced(state.shown === 'b' ? (detail?.b ?? detail?.a) : detail?.a, restMs);
  const table = useMemo(() => {
    const isFitting = network && rows?.ratings.length === network.segments.length * (horizon + 1);
    return isFitting && rows ? rowPage(network, rows, shown) : view.table;
  }, [network, rows, shown, view.table]);
  return (
    <StreetTable
      table={table}
      state={shown}
      streetClass={state.streetClass ?? ''}
      band={state.band ?? ''}
      onChange={change}
    />
  );
}

const restMs = 400;

function Assumptions({ lab: { state, change } }: { lab: LabModel }) {
  const { curve, costList, costs } = state;
  const chosen = useMemo(() => ({ curve, costList, costs }), [curve, costList, costs]);
  return <AssumptionsPanel state={chosen} onChange={change} />;
}
