import type { EntityManager } from '@mikro-orm/postgresql';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import { findShownSources } from '../claim-checks/find-shown-sources.ts';
import { imagesOfPosts } from '../images/images-of-posts.ts';
import { toBlogPost, type WithText } from './to-blog-post.ts';

/** Maps a post to what readers see, with its images and the sources that it shows. */
export async function toArticle(em: EntityManager, post: WithText): Promise<BlogPost> {
  return {
    ...toBlogPost(post, await imagesOfPosts(em, [post])),
    ...(post.showSources && { sources: await findShownSources(em, post) }),
  };
}
