import { useCallback, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { space } from '@workspace/ui/theme/tokens.ts';
import type { Network } from '../road-network/segment.ts';
import { BandLegend } from './BandBar.tsx';
import { captionOf } from './caption-of.ts';
import { stillMapOf, type FirstView } from './first-view.ts';
import { firstYear, horizon } from './lab-state.ts';
import { LabMap } from './map/LabMap.tsx';
import { Note, sheetStyle } from './panel-style.ts';
import type { PlanDetail } from './plan-result.ts';
import { PlanActions } from './PlanActions.tsx';
import { StreetCard } from './StreetCard.tsx';
import { rowOf } from './street-rows.ts';
import { TimeBar } from './TimeBar.tsx';
import type { Lab } from './use-lab.ts';

const Sheet = styled.div`
  ${sheetStyle}
  contain: layout;
  display: grid;
  gap: ${space.md};
  align-content: start;
  min-width: 0;
  padding: clamp(0.5rem, 1.2vw, 0.875rem);
`;

const hint =
  'Point at a street, touch it, or go to the map by Tab and move with the arrow keys. Its card tells length, width, year of paving, ratings and all planned work.';

/** The map with the year below it, and the card of the selected segment. */
export function MapPanel({ lab, view, hasMap }: { lab: Lab; view: FirstView; hasMap: boolean }) {
  const { state, network, change } = lab;
  const [openedBy, setOpenedBy] = useState<'pointer' | 'key'>('pointer');
  const { ratings, selected, rowFor, card, caption, shares } = useMapData(lab, view);
  const onYear = useCallback((year: number) => change({ year }), [change]);
  const onSelect = (index: number | undefined) => {
    setOpenedBy('pointer');
    change({ street: index === undefined ? undefined : network?.segments[index]?.id });
  };
  const close = () => {
    onSelect(undefined);
    document.querySelector<HTMLElement>('[aria-roledescription="map"]')?.focus();
  };
  return (
    <Sheet>
      {hasMap && (
        <LabMap
          still={import.meta.env.SSR ? stillMapOf(view) : ''}
          network={network}
          source={lab.source}
          ratings={ratings}
          year={state.year}
          selected={selected}
          rowOf={rowFor}
          onSelect={onSelect}
          onOpen={() => setOpenedBy('key')}
          caption={caption}
        />
      )}
      <BandLegend shares={shares} />
      <TimeBar year={state.year} onYear={onYear}>
        <PlanActions lab={lab} />
      </TimeBar>
      {card && <StreetCard key={card.id} row={card} year={state.year} isOpened={openedBy === 'key'} onClose={close} />}
      {!card && hasMap && <Note data-print="hide">{hint}</Note>}
    </Sheet>
  );
}

/** The shown plan in the chosen year, by segment. */
function useMapData({ state, plans, network }: Lab, view: FirstView) {
  const { detail: both, figures } = plans;
  const isSecond = state.shown === 'b';
  const detail = fitting(network, isSecond ? (both?.b ?? both?.a) : both?.a);
  const count = network?.segments.length ?? 0;
  const ahead = state.year - firstYear;
  const ratings = useMemo(() => detail?.ratings.subarray(ahead * count, (ahead + 1) * count), [detail, ahead, count]);
  const selected = useMemo(() => indexOf(network, state.street), [network, state.street]);
  const caption = useMemo(() => (network ? captionOf(network) : view.caption), [network, view.caption]);
  const rowFor = (index: number) => (network && detail ? rowOf(network, index, detail, state.year) : undefined);
  const card = network && selected !== undefined ? rowFor(selected) : cardOf(view, network, state.street);
  const { shares } = ((isSecond && figures.b) || figures.a)[ahead]!;
  return { ratings, selected, rowFor, card, caption, shares };
}

/** The server's card, until the browser has the network. */
const cardOf = ({ card }: FirstView, network: Network | undefined, street: string | undefined) =>
  !network && card?.id === street ? card : undefined;

const indexOf = (network: Network | undefined, id: string | undefined): number | undefined => {
  const index = id === undefined ? -1 : (network?.segments.findIndex((segment) => segment.id === id) ?? -1);
  return index < 0 ? undefined : index;
};

/** Returns the ratings if they are those of this network: another one may be on its way. */
const fitting = (network: Network | undefined, detail: PlanDetail | undefined): PlanDetail | undefined =>
  network && detail?.ratings.length === network.segments.length * (horizon + 1) ? detail : undefined;
