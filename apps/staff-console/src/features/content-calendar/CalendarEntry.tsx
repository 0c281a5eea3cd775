import { useState, type DragEvent } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CalendarPost } from '@workspace/contracts/managed-posts';
import { Button } from '@workspace/ui/Button';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { useDenied } from '../../layout/use-permission.ts';
import { MoveDialog } from './MoveDialog.tsx';

const Entry = styled.div`
  display: grid;
  gap: 2px;
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.sm};
  border-left: 4px solid ${color.link};
  border-radius: ${radius.sm};
  background-color: ${color.linkTint};
  font-size: ${text.xs};
  line-height: 1.35;
  &[data-status='scheduled'] {
    border-left-color: ${color.caution};
    background-color: ${color.cautionTint};
  }
  &[draggable='true'] {
    cursor: grab;
  }
  a {
    color: ${color.ink};
    font: ${weight.strong} ${text.xs} / 1.3 ${font.sign};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
  }
  button {
    justify-self: start;
    min-height: 1.5rem;
    padding: 0;
  }
`;
const Time = styled.span`
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
  span {
    white-space: nowrap;
  }
`;
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** The type of a dragged post. */
export const draggedPost = 'application/x-calendar-post';

interface CalendarEntryProps {
  post: CalendarPost;
  onMove: (post: CalendarPost, time: Date) => void;
}

/** A post on its day. A scheduled one can be dragged, or moved by a dialog. */
export function CalendarEntry({ post, onMove }: CalendarEntryProps) {
  const [isMoving, setMoving] = useState(false);
  const path = useConsolePath();
  const { id, title, status, at } = post;
  const isScheduled = status === 'scheduled';
  const canMove = useDenied('blog-posts:write') === undefined && isScheduled;
  const drag = (event: DragEvent) => {
    event.dataTransfer.setData(draggedPost, JSON.stringify(post));
    event.dataTransfer.effectAllowed = 'move';
  };
  return (
    <Entry data-post={id} data-status={status} draggable={canMove} onDragStart={drag}>
      <Link to={path(`blog/edit/${id}`)} draggable={false}>
        {title}
      </Link>
      <Time>
        {isScheduled ? 'Scheduled, ' : 'Published, '}
        <span>{time.format(new Date(at))}</span>
      </Time>
      {canMove && (
        <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => setMoving(true)}>
          <span>
            Move<VisuallyHidden> {title}</VisuallyHidden>
          </span>
        </Button>
      )}
      {isMoving && (
        <MoveDialog
          post={post}
          onClose={() => setMoving(false)}
          onMove={(to) => {
            setMoving(false);
            onMove(post, to);
          }}
        />
      )}
    </Entry>
  );
}
