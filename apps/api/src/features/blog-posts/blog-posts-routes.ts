import type { FastifyInstance } from 'fastify';
import {
  changePost,
  createPost,
  deletePost,
  getPost,
  getPostBySlug,
  getPostsVersion,
  listPosts,
} from '@workspace/contracts/blog-posts';
import { problem } from '@workspace/contracts/endpoint/problem';
import { serve } from '../../http/serve.ts';
import { BlogPostEntity } from './blog-post-entity.ts';
import { postsVersion } from './posts-version.ts';
import { addPost, editPost } from './save-post.ts';
import { toBlogPost, toBlogPostSummary } from './to-blog-post.ts';

export function blogPostsRoutes(app: FastifyInstance): void {
  serve(app, listPosts, async ({ request: { em } }) => {
    const posts = await em.find(BlogPostEntity, {}, { orderBy: { publishedOn: 'desc', createdAt: 'desc' } });
    return { posts: posts.map(toBlogPostSummary) };
  });

  serve(app, getPostBySlug, async ({ params: { slug }, request: { em } }) => {
    const post = await em.findOne(BlogPostEntity, { slug }, { populate: ['content'] });
    if (!post) throw problem(getPostBySlug, 'not_found', "The article you're looking for doesn't exist.");
    return { post: toBlogPost(post) };
  });

  serve(app, getPostsVersion, async ({ request: { em } }) => ({ version: await postsVersion(em) }));

  serve(app, getPost, async ({ params: { id }, request: { em } }) => {
    const post = await em.findOne(BlogPostEntity, { id }, { populate: ['content'] });
    if (!post) throw problem(getPost, 'not_found', 'This post does not exist any more.');
    return { post: toBlogPost(post) };
  });

  serve(app, createPost, async ({ body, request: { em, log } }) => {
    const post = await addPost(em, body);
    log.info({ event: 'post_created', postId: post.id });
    return { post };
  });

  serve(app, changePost, async ({ params: { id }, body, request: { em, log } }) => {
    const post = await editPost(em, id, body);
    log.info({ event: 'post_changed', postId: post.id });
    return { post };
  });

  serve(app, deletePost, async ({ params: { id }, request: { em, log } }) => {
    const count = await em.nativeDelete(BlogPostEntity, { id });
    if (count === 0) throw problem(deletePost, 'not_found', 'This post does not exist any more.');
    log.info({ event: 'post_deleted', postId: id });
  });
}
