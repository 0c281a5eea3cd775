import { styled } from 'styled-components';
import type { Unpublished } from '@workspace/contracts/blog-posts';
import { Badge } from '@workspace/ui/Badge';
import { color, measure, space, text } from '@workspace/ui/theme/tokens.ts';

const Band = styled.aside`
  padding: ${space.md} ${space.gutter};
  border-bottom: 1px solid ${color.line};
  background-color: ${color.cautionTint};
  font-size: ${text.sm};
  line-height: 1.45;
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs} ${space.md};
    max-width: ${measure.page};
    margin-inline: auto;
  }
`;
// The server does not know the reader's time zone.
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Tells who opens a preview link that readers cannot see this article, or not yet. */
export function UnpublishedBanner({ unpublished: { publishAt } }: { unpublished: Unpublished }) {
  return (
    <Band aria-label="Preview">
      <p>
        {publishAt === null ? (
          <Badge>Draft</Badge>
        ) : (
          <Badge>
            Scheduled for <time dateTime={publishAt}>{moment.format(new Date(publishAt))} UTC</time>
          </Badge>
        )}
        <span>Only people with this link can read it, for an hour from its creation.</span>
      </p>
    </Band>
  );
}
