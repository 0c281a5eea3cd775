import type { BlogPostVersion, BlogPostVersionSummary } from '@workspace/contracts/blog-post-versions';
import { pickContent } from '@workspace/contracts/post-content';
import type { BlogPostVersionEntity } from './blog-post-version-entity.ts';

type WithoutText = Omit<BlogPostVersionEntity, 'content'>;
type Summarized = Pick<BlogPostVersionEntity, 'id' | 'savedAt' | 'savedBy' | 'title' | 'words'>;

/** Maps a version to its summary. Does not need the content to be loaded. */
export function toVersionSummary({ id, savedAt, savedBy, title, words }: Summarized): BlogPostVersionSummary {
  return {
    id,
    savedAt: savedAt.toISOString(),
    savedBy: savedBy ?? null,
    title,
    ...(typeof words === 'number' && { words }),
  };
}

export function toVersion(version: WithoutText & { content: string }): BlogPostVersion {
  return { ...toVersionSummary(version), ...pickContent(version) };
}
