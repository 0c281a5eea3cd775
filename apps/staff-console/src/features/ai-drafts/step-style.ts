import { styled } from 'styled-components';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

/** Generated content under review. */
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
/** Container of a step. It takes the focus when the step begins, without a focus ring: it is not a control. */
export const StepLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  border-radius: ${radius.sm};
  &:focus {
    outline: none;
  }
`;
