import { styled } from 'styled-components';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';

/** A line of details below the name of a row. */
export const RowNote = styled.p`
  color: ${color.inkSoft};
  font: ${weight.text} ${text.sm} / 1.4 ${font.text};
  overflow-wrap: anywhere;
`;
