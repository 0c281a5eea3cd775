import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';

const Ground = styled.section`
  position: relative;
  overflow: hidden;
`;
const Copy = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  justify-items: start;
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xxl} ${space.gutter} ${space.lg};
  ${media.desktop} {
    padding-block: ${space.section};
  }
  /* Beside the road. */
  h1 {
    max-width: min(100%, 38rem);
  }
  p {
    max-width: 34rem;
    ${media.desktop} {
      max-width: min(34rem, 48vw);
    }
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
// A decorative road: under the text on a phone, beside it on a wide screen.
const Road = styled.svg`
  width: 100%;
  height: 11rem;
  /* Below a long text it is wider than its box. */
  overflow: visible;
  ${media.desktop} {
    position: absolute;
    right: 0;
    bottom: 0;
    width: min(58%, 46rem);
    height: 100%;
  }
`;

/** The beginning of a page at the start of a road. */
export const RoadOpening = ({ labelledBy, children }: { labelledBy: string; children: ReactNode }) => (
  <Ground data-ground="asphalt" aria-labelledby={labelledBy}>
    <Copy>{children}</Copy>
    <Scene />
  </Ground>
);

function Scene() {
  return (
    <Road viewBox="0 0 700 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true" data-print="hide">
      <defs>
        <linearGradient id="road-fade" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity="0" />
          <stop offset="0.45" stopColor="#fff" />
        </linearGradient>
        <mask id="road-mask">
          <path d="M0 0h700v400H0z" fill="url(#road-fade)" />
        </mask>
      </defs>
      <g mask="url(#road-mask)">
        <path d="M438 12h8L740 400H20z" fill="#2b3032" />
        <path d="M438 12h1L54 400H30zM445 12h1L730 400h-26z" fill="#f5f3ee" opacity="0.7" />
        <path
          d="M441 40h1.6l.8 18h-3.2zM439.6 74h4.6l1.4 28h-7.2zM437.6 124h8.6l2.6 46h-13.8zM433.6 200h16.6l4.6 72h-25.8zM427.6 312h28.6l6.2 88h-41z"
          fill="#f2b705"
        />
      </g>
    </Road>
  );
}
