import { css, styled } from 'styled-components';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { bandFills, failedBand, failedEdge } from './map/map-style.ts';

/** A sheet of the lab: the map and the cards beside it. */
export const sheetStyle = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
`;

export const Card = styled.div`
  ${sheetStyle}
  contain: layout;
  display: grid;
  gap: ${space.md};
  align-content: start;
  min-width: 0;
  padding: ${space.lg};
  @media print {
    break-inside: avoid;
  }
`;

/** The name of a figure. */
export const Label = styled.p`
  color: ${color.inkSoft};
  font: ${weight.strong} ${text.xs} / 1.3 ${font.sign};
`;

/** A figure in large type. */
export const Figure = styled.p`
  font: ${weight.heavy} 2rem / 1.1 ${font.sign};
  letter-spacing: -0.015em;
  font-variant-numeric: tabular-nums;
  small {
    padding-left: ${space.md};
    color: ${color.inkSoft};
    font: ${weight.text} ${text.sm} / 1.3 ${font.text};
    letter-spacing: 0;
  }
`;

export const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  line-height: 1.45;
`;

/** Shown only where the browser runs no script. */
export const WithoutScript = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;

/** Shown only where the browser runs script. */
export const WithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** Sets the color of the last band off from dark ground, in a drawing of bands. */
export const failedSwatch = css`
  ${failedEdge.media} {
    rect[fill='${bandFills[failedBand]}'] {
      stroke: ${failedEdge.color};
      stroke-width: 2;
    }
  }
`;
