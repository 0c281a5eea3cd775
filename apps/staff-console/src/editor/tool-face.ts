import { styled } from 'styled-components';
import { chosenInForcedColors } from '@workspace/ui/theme/forced-style.ts';
import { color, radius } from '@workspace/ui/theme/tokens.ts';

/** The button of a tool. */
export const ToolFace = styled.button`
  display: grid;
  place-items: center;
  width: 2.125rem;
  height: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.ink};
  &:hover {
    background-color: ${color.groundAlt};
  }
  &[aria-pressed='true'] {
    background-color: ${color.lane};
    color: ${color.onLane};
    ${chosenInForcedColors}
  }
  &[aria-disabled='true'] {
    color: ${color.inkSoft};
    opacity: 0.5;
  }
`;
