import { styled } from 'styled-components';
import { chosenInForcedColors } from '@workspace/ui/theme/forced-style.ts';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

export const Columns = styled.div`
  display: grid;
  gap: ${space.xl};
  ${media.phoneUp} {
    grid-template-columns: 17rem minmax(0, 1fr);
  }
`;
export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xs};
  max-height: 24rem;
  padding: 4px;
  overflow-y: auto;
  list-style: none;
  ${media.phoneUp} {
    max-height: min(34rem, 60dvh);
  }
  /* The texts of single saves begin below those of sessions. */
  > li > button {
    padding-left: calc(2rem - 4px);
  }
`;
export const Entry = styled.button`
  width: 100%;
  padding: ${space.sm} ${space.md};
  border: 0;
  border-left: 4px solid transparent;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.ink};
  font: ${weight.medium} ${text.sm} / 1.35 ${font.sign};
  text-align: left;
  overflow-wrap: anywhere;
  &:hover {
    background-color: ${color.groundAlt};
  }
  &[aria-current] {
    border-left-color: ${color.lane};
    background-color: ${color.groundAlt};
    ${chosenInForcedColors}
  }
  span {
    display: block;
    color: ${color.inkSoft};
    font-weight: ${weight.text};
  }
`;

const chevron = '0.4375rem';

/** A session: its row, and its saves below a line at the row's mark. */
export const Session = styled.details`
  > summary {
    position: relative;
    padding: ${space.sm} ${space.md} ${space.sm} 2rem;
    border-radius: ${radius.sm};
    font: ${weight.medium} ${text.sm} / 1.35 ${font.sign};
    list-style: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary::before {
    content: '';
    position: absolute;
    top: 0.8125rem;
    left: 0.75rem;
    width: ${chevron};
    height: ${chevron};
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
  }
  &[open] > summary::before {
    transform: rotate(45deg);
  }
  > summary:hover,
  &:not([open]):has([aria-current]) > summary {
    background-color: ${color.groundAlt};
  }
  > summary span {
    display: block;
    color: ${color.inkSoft};
    font-weight: ${weight.text};
  }
`;
export const SessionSaves = styled.ol`
  margin: ${space.xs} 0 ${space.sm} 0.9375rem;
  padding-left: ${space.md};
  border-left: 1px solid ${color.line};
  list-style: none;
`;
