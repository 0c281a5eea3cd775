import { styled } from 'styled-components';
import { draftHistoryDays, type DraftHistory } from '@workspace/contracts/draft-history';
import { longDate } from '@workspace/contracts/long-date';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { Facts } from '../../layout/Facts.tsx';
import { Differences } from '../blog-posts/Differences.tsx';
import { ArticlePreview } from '../blog-posts/PostPreview.tsx';
import { textsOf } from '../blog-posts/post-values.ts';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.lg};
  h3 {
    font: ${weight.strong} ${text.md} / 1.3 ${font.sign};
  }
  summary {
    padding-block: ${space.sm};
    color: ${color.link};
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
    cursor: pointer;
  }
`;
const Prompt = styled.pre`
  max-height: 20rem;
  padding: ${space.md};
  overflow: auto;
  border-left: 4px solid ${color.line};
  background-color: ${color.groundAlt};
  font: 400 ${text.xs} / 1.5 ${font.mono};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface DraftComparisonProps {
  draft: DraftHistory;
  /** The stored post. */
  post: ManagedPost;
}

/** The draft of a model: its request, its text, and its differences from the post of today. */
export function DraftComparison({ draft, post }: DraftComparisonProps) {
  const { title, excerpt, content, instructions, task } = draft;
  const isPublic = post.status === 'published';
  return (
    <Parts>
      <Facts facts={factsOf(draft)} />
      <details>
        <summary>The draft</summary>
        <h3>{title}</h3>
        <p>{excerpt}</p>
        <ArticlePreview content={content} />
      </details>
      <details>
        <summary>The instructions</summary>
        <Prompt tabIndex={0} role="region" aria-label="The instructions">
          {`${instructions}\n\n${task}`}
        </Prompt>
      </details>
      <h3>{isPublic ? 'From the draft to what readers see' : 'From the draft to the post as it is stored'}</h3>
      <Differences
        before={{ ...textsOf(post), title, excerpt, content }}
        after={post}
        otherwise={isPublic ? 'Readers see the draft as it was written.' : 'The post is the draft as it was written.'}
      />
    </Parts>
  );
}

function factsOf({ model, draftedBy, draftedAt, topic }: DraftHistory) {
  const end = new Date(Date.parse(draftedAt) + draftHistoryDays * 86_400_000);
  return [
    { name: 'Model', value: model },
    { name: 'Topic', value: topic || 'Chosen by the model' },
    { name: 'Asked by', value: draftedBy },
    { name: 'Kept until', value: `${longDate(end)}, or until the post is deleted` },
  ];
}
