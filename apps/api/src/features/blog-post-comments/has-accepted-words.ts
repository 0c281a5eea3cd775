import type { EntityManager } from '@mikro-orm/postgresql';
import type { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { containsWords } from '../blog-posts/stored-content.ts';
import { BlogPostCommentEntity } from './blog-post-comment-entity.ts';

type Post = Pick<BlogPostEntity, 'id' | 'title' | 'excerpt' | 'tags'> & { content: string };

/** Returns true when a post has the words of a model's suggestion that a person accepted, however few they are. */
export async function hasAcceptedWords(em: EntityManager, post: Post): Promise<boolean> {
  const accepted = { postId: post.id, status: 'accepted' as const, model: { $ne: null } };
  const suggestions = await em.find(BlogPostCommentEntity, accepted);
  const passages = suggestions.flatMap(({ words }) => words ?? []);
  if (passages.length === 0) return false;
  const { title, content } = post;
  return containsWords({ title, excerpt: [post.excerpt, ...post.tags].join('\n'), content, passages });
}
