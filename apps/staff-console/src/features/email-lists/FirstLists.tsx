import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { EmailList } from '@workspace/contracts/email-lists';
import { Button } from '@workspace/ui/Button';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatCount } from '../../layout/format-number.ts';

const Rows = styled.ul`
  border-top: 2px solid ${color.ink};
  list-style: none;
  li {
    display: flex;
    justify-content: space-between;
    gap: ${space.lg};
    padding: ${space.sm} 0;
    border-bottom: 1px solid ${color.line};
    font: ${weight.strong} ${text.sm} / 1.4 ${font.sign};
  }
  a {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  span {
    color: ${color.inkSoft};
    font-weight: ${weight.medium};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
const shown = 3;

/** The first lists, with a link to the others. */
export function FirstLists({ lists, onViewAll }: { lists: EmailList[]; onViewAll: () => void }) {
  const path = useConsolePath();
  return (
    <div>
      <Rows aria-label="Newest lists">
        {lists.slice(0, shown).map(({ id, name, subscriberCount }) => (
          <li key={id}>
            <Link to={path(`lists/${id}`)}>{name}</Link>
            <span>{formatCount(subscriberCount, 'subscriber')}</span>
          </li>
        ))}
      </Rows>
      {lists.length > shown && (
        <Button size="sm" variant="quiet" onClick={onViewAll}>
          View all {lists.length} lists
        </Button>
      )}
    </div>
  );
}
