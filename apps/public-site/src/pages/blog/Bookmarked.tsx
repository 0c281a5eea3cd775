import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { color, font, measure, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useBookmark, useBookmarks, type Bookmark } from '../../articles/bookmarks.ts';
import { useHydrated } from '../../use-hydrated.ts';

const Section = styled.section`
  display: grid;
  gap: ${space.lg};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.section} ${space.gutter};
  ul {
    border-top: 3px solid ${color.ink};
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.md} ${space.xl};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space.lg};
    border-bottom: 1px solid ${color.line};
  }
  li a {
    color: ${color.ink};
    font: ${weight.heavy} ${text.xl} / 1.25 ${font.sign};
  }
  p {
    max-width: ${measure.text};
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;

/** The articles bookmarked on this device. The server does not know them. */
export default function Bookmarked() {
  const bookmarks = useBookmarks();
  const isHydrated = useHydrated();
  return (
    <Section aria-labelledby="bookmarks">
      <h2 id="bookmarks">Bookmarks</h2>
      {bookmarks.length > 0 ? (
        <ul role="list">
          {bookmarks.map((bookmark) => (
            <Line key={bookmark.slug} bookmark={bookmark} />
          ))}
        </ul>
      ) : (
        <p>
          {isHydrated
            ? 'You have no bookmarks yet. The Bookmark button of an article adds one.'
            : 'Bookmarks are stored on your device, and need JavaScript.'}
        </p>
      )}
      <p>
        Bookmarks stay on this device and are sent to nobody. <a href="/blog">All articles</a>
      </p>
    </Section>
  );
}

function Line({ bookmark: { slug, title } }: { bookmark: Bookmark }) {
  const { toggle } = useBookmark(slug);
  return (
    <li>
      <a href={`/blog/${slug}`}>{title}</a>
      <Button size="sm" aria-label={`Remove ${title}`} onClick={() => toggle(title)}>
        Remove
      </Button>
    </li>
  );
}
