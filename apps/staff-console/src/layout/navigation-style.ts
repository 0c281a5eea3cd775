import { css, styled } from 'styled-components';
import { color, font, media, radius, space, weight } from '@workspace/ui/theme/tokens.ts';

/** The height of the bar at the lower edge of a phone. */
export const bottomBarHeight = '3.5rem';

/** A place of the navigation: its icon, its label and its number. Without the label when the navigation is collapsed. */
export const placeStyle = css`
  display: flex;
  align-items: center;
  gap: ${space.md};
  width: 100%;
  min-height: 2.25rem;
  padding: 0 ${space.sm};
  border: 0;
  border-left: 3px solid transparent;
  border-radius: ${radius.md};
  background: none;
  color: ${color.inkSoft};
  font: ${weight.medium} 0.875rem / 1.2 ${font.sign};
  text-align: left;
  text-decoration: none;
`;

export const PlaceLabel = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-collapsed] & {
    ${media.desktop} {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;

/** The number beside a place. `data-urgent`: people wait. */
export const Count = styled.span`
  flex: none;
  min-width: 1.25rem;
  padding: 0.2rem 0.4rem 0.1rem;
  border-radius: 1rem;
  background-color: ${color.line};
  color: ${color.ink};
  font: ${weight.strong} 0.75rem / 1 ${font.sign};
  font-variant-numeric: tabular-nums;
  text-align: center;
  &[data-urgent] {
    background-color: ${color.lane};
    color: ${color.onLane};
  }
`;
