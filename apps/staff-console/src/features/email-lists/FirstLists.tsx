import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { EmailList } from '@workspace/contracts/email-lists';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatNumber } from '../../layout/format-number.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.xl};
  font-size: ${text.sm};
  ul {
    display: contents;
    list-style: none;
  }
  li {
    overflow-wrap: anywhere;
  }
  a {
    font: ${weight.strong} ${text.sm} / 1.75 ${font.sign};
  }
  span {
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
const All = styled.button`
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.link};
  font: ${weight.strong} ${text.sm} / 1.4 ${font.sign};
  &:hover {
    text-decoration: underline;
  }
`;
const shown = 3;

/** The first lists, with a link to the others. */
export function FirstLists({ lists, onViewAll }: { lists: EmailList[]; onViewAll: () => void }) {
  const path = useConsolePath();
  return (
    <Line>
      <ul role="list" aria-label="Newest lists">
        {lists.slice(0, shown).map(({ id, name, subscriberCount }) => (
          <li key={id}>
            <Link to={path(`lists/${id}`)}>{name}</Link>{' '}
            <span>
              {formatNumber(subscriberCount)}
              <VisuallyHidden>{subscriberCount === 1 ? ' subscriber' : ' subscribers'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      {lists.length > shown && (
        <All type="button" onClick={onViewAll}>
          View all {lists.length} lists
        </All>
      )}
    </Line>
  );
}
