import { css, styled } from 'styled-components';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { ToolFace } from '../../editor/tool-face.ts';

/** The blocks one below the other, each with a grip in the margin. */
export const Blocks = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
`;
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: calc(var(--gutter) - 1.5rem);
  padding: ${space.xs} 0;
  &[data-dragging] {
    opacity: 0.45;
  }
  @media (hover: hover) {
    > [data-grip],
    > [data-insert] {
      opacity: 0;
      transition: opacity 120ms;
    }
    &:hover > [data-grip],
    &:hover > [data-insert],
    &:focus-within > [data-grip],
    > [data-grip]:has([aria-expanded='true']) {
      opacity: 1;
    }
  }
`;
/** Below the last block, aligned with the text. */
export const End = styled.div`
  padding-left: calc(var(--gutter) + var(--inset));
`;
/** The content of a block: quiet until it is used. */
export const Content = styled.div`
  min-width: 0;
  padding: ${space.sm} var(--inset);
  border-radius: ${radius.md};
  transition: background-color 120ms;
  &:focus-within {
    background-color: ${color.ground};
    box-shadow: 0 0 0 1px ${color.line};
  }
  &[data-invalid] {
    box-shadow: -3px 0 0 ${color.danger};
  }
`;
export const Grip = styled(ToolFace)`
  width: 1.5rem;
  height: 1.75rem;
  margin-top: ${space.xs};
  color: ${color.inkSoft};
  cursor: grab;
  touch-action: none;
  &:hover,
  &[aria-expanded='true'] {
    background-color: ${color.groundAlt};
    color: ${color.ink};
  }
`;
/** A place between two blocks: the mouse adds one there. */
export const Insert = styled.div`
  position: absolute;
  top: -0.7rem;
  right: 0;
  left: var(--gutter);
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  height: 1.4rem;
  pointer-events: none;
  > button {
    pointer-events: auto;
  }
  @media (hover: none) {
    display: none;
  }
`;
export const InsertFace = styled(ToolFace)`
  width: 1.4rem;
  height: 1.4rem;
  border: 1px solid ${color.line};
  border-radius: 50%;
  background-color: ${color.surface};
  color: ${color.inkSoft};
`;
export const DropLine = styled.li`
  position: absolute;
  right: 0;
  left: var(--gutter);
  z-index: 2;
  height: 3px;
  margin-top: -1.5px;
  border-radius: 2px;
  background-color: ${color.lane};
  pointer-events: none;
`;
export const Fault = styled.p`
  margin-top: ${space.xs};
  color: ${color.danger};
  font-size: ${text.sm};
`;
const bareStyle = css`
  width: 100%;
  min-width: 0;
  padding: 0.2rem 0;
  border: 0;
  border-bottom: 1px solid transparent;
  border-radius: 0;
  background: none;
  color: ${color.ink};
  font: ${weight.text} ${text.sm} / 1.4 ${font.text};
  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
  &:hover {
    border-bottom-color: ${color.line};
  }
  &:focus-visible {
    border-bottom-color: ${color.lineControl};
    outline-offset: 3px;
  }
  @media (pointer: coarse) {
    font-size: 1rem;
  }
`;
/** A field without a frame, for a line of the message itself. */
export const Bare = styled.input`
  ${bareStyle}
`;
/** A line that grows with its text. */
export const BareArea = styled.textarea`
  ${bareStyle}
  field-sizing: content;
  resize: none;
`;
