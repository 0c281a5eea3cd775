import { styled } from 'styled-components';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

/** The comments beside the text. It has the focus when the last of them was settled. */
export const Lane = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  &:focus {
    outline: none;
  }
  summary {
    cursor: pointer;
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.sm} / 1.4 ${font.sign};
  }
  details > ul {
    margin-top: ${space.md};
  }
`;
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  padding: 0;
  list-style: none;
`;
/** A comment. The line at its side is the one under its words in the text. */
export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm};
  padding: ${space.sm} 0 ${space.sm} ${space.md};
  border-left: 3px solid ${color.line};
  font-size: ${text.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;
  &[data-current] {
    border-left-color: ${color.link};
    background-color: ${color.linkTint};
  }
  &[data-settled] {
    color: ${color.inkSoft};
  }
`;
export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.sm};
  color: ${color.inkSoft};
  font-size: ${text.xs};
  b {
    color: ${color.ink};
    font: ${weight.strong} ${text.sm} / 1.5 ${font.sign};
  }
`;
/** The words that a comment is about, as the button that shows them in the text. */
export const QuoteButton = styled.button`
  display: -webkit-box;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.inkSoft};
  font: inherit;
  text-align: left;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  &:hover {
    color: ${color.link};
    text-decoration: underline;
  }
`;
/** Words before and after. */
export const Words = styled.p`
  white-space: pre-wrap;
`;
export const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  line-height: 1.45;
`;
export const Stale = styled.p`
  color: ${color.caution};
  font: ${weight.medium} ${text.sm} / 1.4 ${font.sign};
`;
/** Small buttons in a row. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.sm};
`;
/** Quiet buttons in a row, the first letter of which is in line with the text above. */
export const QuietButtons = styled(Buttons)`
  gap: 0;
  margin-left: calc(-1 * ${space.md});
`;
export const Requests = styled.div`
  display: grid;
  gap: ${space.xs};
`;
/** The passage of a new comment, and the button that closes it. */
export const ComposeHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.sm};
  align-items: start;
  font-size: ${text.sm};
  line-height: 1.5;
`;
export const Replies = styled.ul`
  display: grid;
  gap: ${space.sm};
  padding: 0 0 0 ${space.md};
  list-style: none;
`;
export const Compose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  padding-bottom: ${space.lg};
  border-bottom: 1px solid ${color.line};
`;
/** Fields of a form, one below the other. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
`;
export const Choices = styled.ul`
  display: grid;
  gap: ${space.sm};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.sm};
    align-items: center;
  }
`;
