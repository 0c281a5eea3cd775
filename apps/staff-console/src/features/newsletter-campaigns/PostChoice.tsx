import { styled } from 'styled-components';
import type { ManagedPostSummary } from '@workspace/contracts/managed-posts';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { shortExcerpt } from '../../layout/short-excerpt.ts';

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space.md};
  padding: ${space.sm} ${space.md};
  border-left: 4px solid transparent;
  border-bottom: 1px solid ${color.line};
  cursor: pointer;
  &:hover {
    background-color: ${color.groundAlt};
  }
  &:has(:checked) {
    border-left-color: ${color.lane};
  }
  input {
    width: 1.1rem;
    height: 1.1rem;
    margin-top: 0.15rem;
    accent-color: ${color.link};
  }
`;
const Title = styled.span`
  font: ${weight.strong} ${text.sm} / 1.35 ${font.sign};
`;
const Views = styled.span`
  color: ${color.inkSoft};
  font: ${weight.medium} ${text.xs} / 1.5 ${font.sign};
  white-space: nowrap;
`;
const Excerpt = styled.span`
  grid-column: 2 / -1;
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.4 ${font.text};
`;
const excerptLength = 100;

interface PostChoiceProps {
  post: ManagedPostSummary;
  isChosen: boolean;
  onFlip: () => void;
}

/** A selectable post with its number of views. */
export function PostChoice({ post: { title, excerpt, views }, isChosen, onFlip }: PostChoiceProps) {
  return (
    <li>
      <Choice>
        <input type="checkbox" checked={isChosen} onChange={onFlip} />
        <Title>{title}</Title>
        <Views>{views === '1' ? '1 view' : `${views} views`}</Views>
        <Excerpt>{shortExcerpt(excerpt, excerptLength)}</Excerpt>
      </Choice>
    </li>
  );
}
