import { css } from 'styled-components';
import { font, space, text } from '../theme/tokens.ts';

/** Style of a legend: a row of names with their keys. Typography of lists around it does not apply. */
export const legendStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.xl};
  list-style: none;
  font-family: ${font.sign};
  font-size: ${text.sm};
  line-height: 1.3;
  && {
    margin: 0;
    padding: 0;
  }
  && li {
    display: flex;
    gap: ${space.sm};
    align-items: center;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
