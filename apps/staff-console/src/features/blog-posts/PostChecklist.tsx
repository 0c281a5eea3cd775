import { styled } from 'styled-components';
import { Icon, type IconName } from '@workspace/ui/Icon';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';
import type { PostCheck } from './post-checks.ts';
import type { PostPlace } from './post-place.ts';

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
  button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;
const looks: Record<PostCheck['state'], { icon: IconName; label: string }> = {
  done: { icon: 'check', label: 'Done' },
  advice: { icon: 'info', label: 'Advice' },
  stop: { icon: 'alert', label: 'To do first' },
  waiting: { icon: 'more', label: 'In progress' },
};

interface PostChecklistProps {
  checks: readonly PostCheck[];
  onGoTo: (place: PostPlace) => void;
}

/** The points to look at before a post is published. One with something to change leads there. */
export function PostChecklist({ checks, onGoTo }: PostChecklistProps) {
  return (
    <List aria-label="Before publishing">
      {checks.map(({ id, state, text: words, place }) => (
        <li key={id} data-state={state}>
          <Icon name={looks[state].icon} size={18} />
          <span>
            <VisuallyHidden>{looks[state].label}: </VisuallyHidden>
            {place ? (
              <button type="button" onClick={() => onGoTo(place)}>
                {words}
              </button>
            ) : (
              words
            )}
          </span>
        </li>
      ))}
    </List>
  );
}
