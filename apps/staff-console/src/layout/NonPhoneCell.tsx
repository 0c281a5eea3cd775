import { styled } from 'styled-components';
import { media } from '@workspace/ui/theme/tokens.ts';

/** A column hidden on a phone. */
export const NonPhoneCell = styled.td`
  display: none;
  white-space: nowrap;
  ${media.phoneUp} {
    display: table-cell;
  }
`;

/** A column hidden where the name of a row would be cut after a few letters. */
export const RoomyCell = styled.td`
  display: none;
  white-space: nowrap;
  ${media.roomy} {
    display: table-cell;
  }
`;

/** Content that a phone shows elsewhere in place of a hidden column. */
export const PhoneOnly = styled.div`
  ${media.phoneUp} {
    display: none;
  }
`;
