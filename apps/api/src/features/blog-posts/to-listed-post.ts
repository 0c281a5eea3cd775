import type { ListedPost, PostFigure } from '@workspace/contracts/blog-posts';
import type { ShownImage } from '@workspace/contracts/images';
import type { BlogPostEntity } from './blog-post-entity.ts';
import { imageIdsIn } from './image-ids-in.ts';
import { toBlogPostSummary } from './to-blog-post.ts';

/** A longer drawing is left out: a list has up to a hundred posts. */
const maxLength = 4_000;

/** Maps a post to its entry in lists for readers: its summary, and without a cover the first figure of its text. */
export function toListedPost(
  post: Omit<BlogPostEntity, 'content'>,
  images: ReadonlyMap<string, ShownImage>,
): ListedPost {
  const summary = toBlogPostSummary(post, images);
  const figure = !summary.cover && post.figure ? figureOf(post.figure, images) : undefined;
  return { ...summary, ...(figure && { figure }) };
}

function figureOf(html: string, images: ReadonlyMap<string, ShownImage>): PostFigure | undefined {
  const [id] = imageIdsIn(html);
  const image = images.get(id ?? '');
  if (image) return { image };
  return id === undefined && html.length <= maxLength ? { drawing: `${html}</figure>` } : undefined;
}
