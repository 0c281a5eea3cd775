import { styled } from 'styled-components';

/** Marks in succession, on one line, each far enough from the next to be touched alone. */
export const MarkRow = styled.span`
  white-space: nowrap;
  sup + sup {
    margin-left: 0.6rem;
  }
`;
