import { css } from 'styled-components';
import { color, control, font, radius, space, text } from '../theme/tokens.ts';

/** Style of all inputs and selects; at least 44 px high. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: ${control.md};
  padding: 0.3rem ${space.md};
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  color: ${color.ink};
  font: 400 ${text.md} / 1.45 ${font.text};
  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: 0;
    border-radius: ${radius.md};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:disabled {
    background-color: ${color.groundAlt};
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`;
