import { styled } from 'styled-components';
import { color } from '@workspace/ui/theme/tokens.ts';
import { ToolFace } from './tool-face.ts';

/** In the margin beside the text. A finger scrolls there, and has the menu of tools. */
export const Holder = styled.div`
  position: absolute;
  left: -2rem;
  z-index: 1;
  height: 1.75rem;
  &[data-dragging] {
    opacity: 0.5;
  }
  @media (width < 40rem), (hover: none) {
    display: none;
  }
`;
export const GripFace = styled(ToolFace)`
  width: 1.5rem;
  height: 1.75rem;
  color: ${color.inkSoft};
  cursor: grab;
  touch-action: none;
  &:hover,
  &[aria-expanded='true'] {
    background-color: ${color.groundAlt};
    color: ${color.ink};
  }
  &:active {
    cursor: grabbing;
  }
`;
export const DropLine = styled.div`
  position: absolute;
  right: 0;
  left: 0;
  z-index: 1;
  height: 3px;
  margin-top: -1.5px;
  border-radius: 2px;
  background-color: ${color.lane};
  pointer-events: none;
`;
