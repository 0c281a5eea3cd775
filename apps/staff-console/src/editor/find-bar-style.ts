import { styled } from 'styled-components';
import { chosenInForcedColors } from '@workspace/ui/theme/forced-style.ts';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

/** Stays in sight below the text while the text scrolls. */
export const Bar = styled.search`
  position: sticky;
  /* Above what an editor has at the lower edge of the window. */
  bottom: calc(var(--lower-edge, 0px) + var(--notices, 0px));
  z-index: 2;
  display: grid;
  gap: ${space.xs};
  padding: ${space.sm};
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  box-shadow: ${color.shadow};
`;
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};
  align-items: center;
`;
export const Input = styled.input`
  flex: 1 1 5rem;
  min-width: 0;
  min-height: 2.25rem;
  padding: ${space.xs} ${space.sm};
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  color: ${color.ink};
  font: ${text.sm} / 1.3 ${font.text};
`;
export const Count = styled.span`
  color: ${color.inkSoft};
  font: ${weight.medium} ${text.sm} / 1.3 ${font.sign};
  font-variant-numeric: tabular-nums;
  &:empty {
    display: none;
  }
`;
export const Option = styled.button`
  min-height: 1.75rem;
  padding: 0 ${space.sm};
  border: 1px solid transparent;
  border-radius: ${radius.md};
  background: none;
  color: ${color.ink};
  font: ${weight.medium} ${text.xs} / 1.3 ${font.sign};
  &:hover {
    background-color: ${color.groundAlt};
  }
  &[aria-pressed='true'] {
    border-color: ${color.ink};
    background-color: ${color.lane};
    color: ${color.onLane};
    ${chosenInForcedColors}
  }
`;
