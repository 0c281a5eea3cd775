import { styled } from 'styled-components';
import { media } from '@workspace/ui/theme/tokens.ts';

/** A column that a phone has no room for. */
export const FullWidth = styled.td`
  display: none;
  white-space: nowrap;
  ${media.phoneUp} {
    display: table-cell;
  }
`;

/** What a phone shows in another place, as the column for it is left out. */
export const Narrow = styled.div`
  ${media.phoneUp} {
    display: none;
  }
`;
