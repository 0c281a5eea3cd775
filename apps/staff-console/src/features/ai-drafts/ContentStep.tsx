import type { AiDraft } from '@workspace/contracts/ai-drafts';
import { wordCount } from '@workspace/contracts/word-count';
import { Notice } from '@workspace/ui/Notice';
import { formatCount } from '../../layout/format-number.ts';
import { plainContent } from '../blog-posts/differences.ts';
import { preview } from './draft-values.ts';
import { Sample, SampleTitle, Soft } from './step-style.ts';

interface ContentStepProps {
  post: AiDraft;
  /** Number of sentences to check before publishing. */
  unchecked: number;
}

/** A summary of the generated post: enough to save it, to edit it, or to generate another. */
export function ContentStep({ post, unchecked }: ContentStepProps) {
  const words = plainContent(post.content);
  return (
    <>
      <SampleTitle>{post.title}</SampleTitle>
      <Soft>
        {post.category} · {post.readTime} · {formatCount(wordCount(words), 'word')}
        {post.tags.length > 0 && ` · ${post.tags.join(', ')}`}
      </Soft>
      {unchecked > 0 && (
        <Notice tone="caution" title={`${formatCount(unchecked, 'sentence')} to check before it is published`}>
          They state a number, a standard or a place that the register of claims does not have. The editor marks them.
        </Notice>
      )}
      <p>{post.excerpt}</p>
      <Sample role="region" aria-label="Preview" tabIndex={0}>
        {preview(words)}
      </Sample>
    </>
  );
}
