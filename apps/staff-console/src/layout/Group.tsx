import { styled } from 'styled-components';
import { font, space, text, weight } from '@workspace/ui/theme/tokens.ts';

/** Related fields, labeled by their `legend`. */
export const Group = styled.fieldset`
  display: grid;
  gap: ${space.md};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space.sm};
    padding: 0;
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  }
`;
