import type { BlogPost, getPostBySlug } from '@workspace/contracts/blog-posts';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';

/** Returns the input of the request that an article needs, including the `preview` token of a preview link. */
export function articleInput(slug: string, searchParams: URLSearchParams): InputOf<typeof getPostBySlug> {
  const preview = searchParams.get('preview');
  return { params: { slug }, query: preview === null ? {} : { preview } };
}

/** Returns the current path of an article that was requested by a former slug. */
export function redirectTargetOf(slug: string, responses: readonly unknown[]): string | undefined {
  const [response] = responses as { post?: BlogPost }[];
  return response?.post && response.post.slug !== slug ? `/blog/${encodeURIComponent(response.post.slug)}` : undefined;
}
