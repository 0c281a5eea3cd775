import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

/** The list and the thread, side by side where there is room; else the one that `data-open` selects. */
export const Inbox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  align-items: start;
  &[data-open='true'] > :first-child {
    display: none;
  }
  &[data-open='false'] > :last-child {
    display: none;
  }
  ${media.desktop} {
    grid-template-columns: minmax(17rem, 25rem) minmax(0, 1fr);
    /* As specific as the rules above. */
    &[data-open] > :nth-child(n) {
      display: block;
    }
  }
`;
export const Pane = styled.section`
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  overflow-wrap: anywhere;
`;
export const Padded = styled.div`
  padding: ${space.lg};
`;
export const Items = styled.ol`
  padding: 0;
  margin: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  li[data-selected] {
    background-color: ${color.linkTint};
  }
  li > label {
    flex: none;
    margin-left: ${space.sm};
  }
`;
/** The line over the rows, for the checkbox of all of them. */
export const ListHead = styled.div`
  padding: ${space.sm};
  label {
    gap: ${space.lg};
    margin-left: 0.25rem;
    /* As wide as in the rows. */
    @media (pointer: coarse) {
      gap: ${space.xl};
      margin-left: 0.75rem;
    }
  }
  border-bottom: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;
export const Item = styled(Link)`
  display: flex;
  flex: 1;
  min-width: 0;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  padding: ${space.sm} ${space.md};
  color: ${color.ink};
  text-decoration: none;
  &:hover {
    background-color: ${color.groundAlt};
  }
  &[aria-current] {
    background-color: ${color.linkTint};
    box-shadow: inset 3px 0 ${color.lane};
    @media (forced-colors: active) {
      border-left: 4px solid Highlight;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  > :last-child {
    flex: none;
  }
`;
export const Name = styled.span`
  display: block;
  font: ${weight.strong} ${text.sm} / 1.4 ${font.sign};
`;
export const Soft = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  line-height: 1.4;
`;
/** Controls in a row that wraps. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  &[data-apart] {
    justify-content: space-between;
  }
`;
/** A field and its buttons, one below the other. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm};
`;
/** Names of keys beside the list. */
export const Keys = styled.p`
  display: none;
  color: ${color.inkSoft};
  font-size: ${text.xs};
  ${media.desktop} {
    display: block;
    padding: ${space.md};
    border-top: 1px solid ${color.line};
  }
  kbd {
    padding: 0 0.3em;
    border: 1px solid ${color.lineControl};
    border-radius: ${radius.sm};
    font: ${weight.text} ${text.xs} / 1.4 ${font.mono};
  }
`;
