import type { BlogPost, getPostBySlug } from '@workspace/contracts/blog-posts';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';

/** The call that an article needs; the `preview` of a preview link goes along. */
export function articleInput(slug: string, searchParams: URLSearchParams): InputOf<typeof getPostBySlug> {
  const preview = searchParams.get('preview');
  return { params: { slug }, query: preview === null ? {} : { preview } };
}

/** Where an article is now that was asked for by a slug that it had before. */
export function newAddress(slug: string, responses: readonly unknown[]): string | undefined {
  const [response] = responses as { post?: BlogPost }[];
  return response?.post && response.post.slug !== slug ? `/blog/${encodeURIComponent(response.post.slug)}` : undefined;
}
