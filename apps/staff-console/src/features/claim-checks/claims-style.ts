import { styled } from 'styled-components';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';

export const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;
/** Sentences below a summary. */
export const Sentences = styled.ul`
  display: grid;
  gap: ${space.sm};
  margin-top: ${space.sm};
  padding-left: 1.2em;
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`;
