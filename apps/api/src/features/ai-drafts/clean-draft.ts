import type { AiDraft } from '@workspace/contracts/ai-drafts';
import { tooComplex } from '../blog-posts/html-shape.ts';
import { contentWithoutLinks } from '../blog-posts/stored-content.ts';
import { TooComplexContent } from '../blog-posts/too-complex-content.ts';
import type { WrittenPost } from './response-formats.ts';
import { withoutInvisible } from './without-invisible.ts';

/** A content with fewer characters is no article, whatever surrounds it. */
const shortest = 200;

/**
 * Returns a draft with its content sanitized as it would be stored, under the approved title. Undefined when too
 * little is left.
 */
export async function cleanDraft(written: WrittenPost, approved: string | undefined): Promise<AiDraft | undefined> {
  if (tooComplex(written.content)) return undefined;
  const cleaned = await contentWithoutLinks(written.content).catch((error: unknown) => {
    if (error instanceof TooComplexContent) return '';
    throw error;
  });
  const content = withoutInvisible(cleaned);
  if (content.length < shortest) return undefined;
  const { category, excerpt, readTime, tags } = written;
  return { title: approved ?? written.title, content, excerpt, category, readTime, tags };
}
