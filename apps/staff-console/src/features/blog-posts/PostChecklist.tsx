import { styled } from 'styled-components';
import { Icon, type IconName } from '@workspace/ui/Icon';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';
import type { PostCheck } from './post-checks.ts';

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.sm};
    align-items: start;
    font-size: ${text.sm};
    line-height: 1.4;
  }
  svg {
    margin-top: 0.1em;
    color: ${color.link};
  }
  [data-state='advice'] svg {
    color: ${color.caution};
  }
  [data-state='stop'],
  [data-state='stop'] svg {
    color: ${color.danger};
  }
`;
const looks: Record<PostCheck['state'], { icon: IconName; label: string }> = {
  done: { icon: 'check', label: 'Done' },
  advice: { icon: 'info', label: 'Advice' },
  stop: { icon: 'alert', label: 'To do first' },
  waiting: { icon: 'more', label: 'In progress' },
};

/** The points to look at before a post is published. */
export function PostChecklist({ checks }: { checks: readonly PostCheck[] }) {
  return (
    <List aria-label="Before publishing">
      {checks.map(({ id, state, text: words }) => (
        <li key={id} data-state={state}>
          <Icon name={looks[state].icon} size={18} />
          <span>
            <VisuallyHidden>{looks[state].label}: </VisuallyHidden>
            {words}
          </span>
        </li>
      ))}
    </List>
  );
}
