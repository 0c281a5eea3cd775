import { styled } from 'styled-components';
import type { CalendarPost } from '@workspace/contracts/managed-posts';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { CalendarEntry } from './CalendarEntry.tsx';

const Rest = styled.details`
  summary {
    padding-block: ${space.xs};
    color: ${color.link};
    font: ${weight.strong} ${text.xs} / 1.3 ${font.sign};
    cursor: pointer;
  }
  > div + div {
    margin-top: ${space.xs};
  }
`;

/** A day shows this many published posts; a press shows the rest. An imported blog may have hundreds on one day. */
const mostPublished = 4;

interface DayPostsProps {
  posts: readonly CalendarPost[];
  onMove: (post: CalendarPost, time: Date) => void;
}

/** The posts of a day. All scheduled ones show, since only those can be moved. */
export function DayPosts({ posts, onMove }: DayPostsProps) {
  const rest = posts.filter(({ status }) => status !== 'scheduled').slice(mostPublished);
  // A press for a single post would save no room.
  const folded = new Set(rest.length > 1 ? rest : []);
  const entry = (post: CalendarPost) => <CalendarEntry key={post.id} post={post} onMove={onMove} />;
  return (
    <>
      {posts.filter((post) => !folded.has(post)).map(entry)}
      {folded.size > 0 && (
        <Rest>
          <summary>{folded.size} more</summary>
          {[...folded].map(entry)}
        </Rest>
      )}
    </>
  );
}
