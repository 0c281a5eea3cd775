import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { getPostBySlug } from '@workspace/contracts/blog-posts';
import type { getIssue } from '@workspace/contracts/newsletter-issues';

type Response = Partial<ResponseOf<typeof getPostBySlug> & ResponseOf<typeof getIssue>> | undefined;

/** Returns the HTML in the API's responses that pages show: texts of posts and of newsletters. */
export const htmlIn = (responses: Record<string, unknown>): string[] =>
  Object.values(responses).flatMap((response) => {
    const { post, issue } = (response as Response) ?? {};
    const texts = issue?.blocks?.flatMap((block) => (block.type === 'text' ? [block.html] : [])) ?? [];
    return post?.content === undefined ? texts : [post.content, ...texts];
  });
