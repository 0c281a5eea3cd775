import { useState } from 'react';
import { styled } from 'styled-components';
import { getPost, type ManagedPostSummary } from '@workspace/contracts/managed-posts';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { Icon } from '@workspace/ui/Icon';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { isGone } from '../../layout/is-gone.ts';

const Order = styled.ol`
  display: grid;
  gap: ${space.xs};
  counter-reset: post;
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  padding-left: ${space.md};
  background-color: ${color.groundAlt};
  border-left: 4px solid ${color.lane};
  min-height: 2.75rem;
  padding-block: ${space.xs};
  counter-increment: post;
  font: ${weight.medium} ${text.sm} / 1.35 ${font.sign};
  &::before {
    content: counter(post);
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  > span {
    flex: 1;
    min-width: 0;
  }
`;

interface ChosenPostsProps {
  chosen: readonly string[];
  /** Posts that are already loaded: their titles need no request. */
  seen: readonly ManagedPostSummary[];
  onChange: (chosen: string[]) => void;
}

/** The selected posts, in the order of the email. */
export function ChosenPosts({ chosen, seen, onChange }: ChosenPostsProps) {
  const [titles, setTitles] = useState<Record<string, string>>({});
  const unknown = seen.filter(({ id }) => !(id in titles));
  if (unknown.length > 0) setTitles({ ...titles, ...Object.fromEntries(unknown.map(({ id, title }) => [id, title])) });
  const raise = (index: number) => {
    const next = [...chosen];
    next.splice(index - 1, 2, chosen[index]!, chosen[index - 1]!);
    onChange(next);
  };
  if (chosen.length === 0) return null;
  return (
    <Order aria-label="Chosen, in the order of the message">
      {chosen.map((id, index) => (
        <ChosenPost
          key={id}
          id={id}
          title={titles[id]}
          onRaise={index > 0 ? () => raise(index) : undefined}
          onRemove={() => onChange(chosen.filter((other) => other !== id))}
        />
      ))}
    </Order>
  );
}

interface ChosenPostProps {
  id: string;
  title: string | undefined;
  onRaise: (() => void) | undefined;
  onRemove: () => void;
}

function ChosenPost({ id, title, onRaise, onRemove }: ChosenPostProps) {
  const { data, error } = useEndpoint(getPost, title === undefined ? { params: { id } } : null);
  const missing = isGone(error) ? 'A post that was deleted' : error ? 'A post that could not be loaded' : '…';
  const name = title ?? data?.post.title ?? missing;
  return (
    <Item>
      <span>{name}</span>
      {onRaise && (
        <Button size="sm" variant="quiet" onClick={onRaise}>
          <span>
            Up<VisuallyHidden>: {name}</VisuallyHidden>
          </span>
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={onRemove}>
        <Icon name="close" size={16} />
        <VisuallyHidden>Leave out {name}</VisuallyHidden>
      </Button>
    </Item>
  );
}
