import { styled } from 'styled-components';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

/** What is looked at before it is kept. */
export const Sample = styled.div`
  padding: ${space.md} ${space.lg};
  border-left: 4px solid ${color.lane};
  background-color: ${color.groundAlt};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
export const SampleTitle = styled.h3`
  font: ${weight.heavy} ${text.xl} / 1.25 ${font.sign};
  overflow-wrap: anywhere;
`;
export const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;
/** The place of a step. It takes the focus when the step begins, and shows no ring: nothing can be pressed there. */
export const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  border-radius: ${radius.sm};
  &:focus {
    outline: none;
  }
`;
