import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, radius, space, weight } from '@workspace/ui/theme/tokens.ts';
import type { Network } from '../../road-network/segment.ts';
import type { NetworkSource } from '../lab-worker.ts';
import type { StreetRow } from '../street-rows.ts';
import { Callout } from './Callout.tsx';
import { bandFills, failedBand, failedEdge } from './map-style.ts';
import { stillOnPhone } from './still-style.ts';
import { useDrawing } from './use-canvas.ts';
import { useMap } from './use-map.ts';
import { ZoomButtons } from './ZoomButtons.tsx';
import { spokenStreet } from './spoken-street.ts';

const river = `color-mix(in srgb, #4f97b8 24%, ${color.surface})`;

const Frame = styled.div`
  position: relative;
  aspect-ratio: 1.6;
  overflow: clip;
  border-radius: ${radius.sm};
  canvas,
  [data-still],
  [data-still] svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    max-height: none;
  }
  canvas {
    color: ${river};
    touch-action: pan-y;
    cursor: crosshair;
    &[data-zoomed] {
      touch-action: none;
      cursor: grab;
    }
    &:focus-visible {
      outline-offset: -3px;
    }
    @media (scripting: none) {
      display: none;
    }
  }
  .river {
    stroke: ${river};
  }
  .ground {
    stroke: ${color.surface};
  }
  ${stillOnPhone}
  ${failedEdge.media} {
    --failed-edge: ${failedEdge.color};
    path[stroke='${bandFills[failedBand]}'] {
      filter: drop-shadow(0 0 1px var(--failed-edge)) drop-shadow(0 0 1px var(--failed-edge));
    }
  }
`;
const Caption = styled.div`
  display: flex;
  gap: ${space.md};
  align-items: start;
  justify-content: space-between;
  padding-top: ${space.sm};
  p {
    padding-top: 0.2rem;
    color: ${color.inkSoft};
    font-size: 0.8125rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  b {
    font: ${weight.heavy} 1.625rem / 1.1 ${font.sign};
    font-variant-numeric: tabular-nums;
  }
`;

type Props = {
  /** The server's drawing; empty in the browser, which keeps what the server sent. */
  still: string;
  network: Network | undefined;
  source: NetworkSource;
  /** Ratings of the shown year; undefined until they are computed for this network. */
  ratings: Uint8Array | undefined;
  year: number;
  selected: number | undefined;
  rowOf: (index: number) => StreetRow | undefined;
  onSelect: (index: number | undefined) => void;
  onOpen: () => void;
  /** The streets and their number, as a caption. */
  caption: string;
};

/** The streets as a map that answers to pointer, touch and keys. */
export function LabMap({ still, network, source, ratings, year, selected, rowOf, onSelect, onOpen, caption }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [reached, setReached] = useState<number>();
  const helpId = useId();
  const map = useMap({ network, selected, onSelect, onReach: setReached, onOpen });
  const { view, current } = map;
  const content = useMemo(
    () => (network && ratings && view ? { network, ratings, view, current, selected } : undefined),
    [network, ratings, view, current, selected],
  );
  useDrawing(canvas, source, content);
  usePinch(canvas, map.zoom);
  const marked = current ?? selected;
  const onPointerLeave = current === undefined ? undefined : map.onPointerLeave;
  const row = marked === undefined ? undefined : rowOf(marked);
  const spoken = reached !== undefined && reached === selected ? rowOf(reached) : undefined;
  return (
    <div>
      <Frame>
        <div data-still="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: still }} />
        <canvas
          ref={canvas}
          tabIndex={0}
          role="application"
          data-replay="keys"
          aria-roledescription="map"
          aria-label={caption}
          aria-describedby={helpId}
          data-zoomed={map.isZoomed || undefined}
          {...map.handlers}
        />
        {row && view && network && (
          <Callout {...{ row, year, view, onPointerLeave }} segment={network.segments[marked!]!} />
        )}
        <ZoomButtons isZoomed={map.isZoomed} onZoom={map.zoom} />
      </Frame>
      <Texts helpId={helpId} spoken={spoken && spokenStreet(spoken, year)} caption={caption} year={year} />
    </div>
  );
}

type TextsProps = { helpId: string; spoken: string | undefined; caption: string; year: number };

/** The keys of the map and the street that they reach, for screen readers, and the caption for all. */
function Texts({ helpId, spoken, caption, year }: TextsProps) {
  return (
    <>
      <VisuallyHidden as="p" id={helpId}>
        Arrow keys move from segment to segment, Enter opens the card of a segment, Escape leaves it, plus and minus
        zoom. The table below the map has the same streets.
      </VisuallyHidden>
      <VisuallyHidden as="p" role="status">
        {spoken}
      </VisuallyHidden>
      <Caption>
        <p>{caption}</p>
        <b aria-hidden="true">{year}</b>
      </Caption>
    </>
  );
}

/** Zooms by a pinch on a touch pad, which browsers report as a wheel with Ctrl. The page scrolls by any other wheel. */
function usePinch(canvas: RefObject<HTMLCanvasElement | null>, zoom: (factor: number) => void): void {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const { current } = canvas;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / 100));
    };
    // React's own handlers of wheels cannot prevent the zoom of the page.
    current?.addEventListener('wheel', turn, { passive: false });
    return () => current?.removeEventListener('wheel', turn);
  }, [canvas]);
}
