import type { BlogPost, getPostBySlug } from '@workspace/contracts/blog-posts';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';

/** The call that an article needs; the `preview` of a preview link goes along. */
export function articleAsked(slug: string, asked: URLSearchParams): InputOf<typeof getPostBySlug> {
  const preview = asked.get('preview');
  return { params: { slug }, query: preview === null ? {} : { preview } };
}

/** Where an article is now that was asked for by a slug that it had before. */
export function newAddress(slug: string, answers: readonly unknown[]): string | undefined {
  const [answer] = answers as { post?: BlogPost }[];
  return answer?.post && answer.post.slug !== slug ? `/blog/${encodeURIComponent(answer.post.slug)}` : undefined;
}
