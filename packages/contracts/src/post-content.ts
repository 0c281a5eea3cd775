import * as z from 'zod/mini';
import { isCanonicalUrl } from './canonical-url.ts';
import { maxCharacters } from './max-characters.ts';

const requiredText = (maxLength: number, message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), maxCharacters(maxLength));

const optionalText = (maxLength: number) => z.optional(z.string().check(z.trim(), maxCharacters(maxLength)));

/**
 * The content fields of a post, as an editor sends them: the one definition that the form, the stored versions, the
 * columns and the responses derive from or are checked against. `tags`, `coverImageId` and the search fields are
 * optional.
 */
export const BlogPostDraft = z.object({
  title: requiredText(300, 'Write a title'),
  slug: requiredText(200, 'Write a slug').check(
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens'),
  ),
  category: requiredText(100, 'Choose a category'),
  date: requiredText(60, 'Write a date'),
  readTime: requiredText(60, 'Write a read time'),
  excerpt: requiredText(2_000, 'Write an excerpt'),
  content: requiredText(500_000, 'Write the content'),
  tags: z.optional(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(20))),
  /** The ID of an image of the library; null for none. */
  coverImageId: z.optional(z.nullable(z.uuid())),
  /** The title in search results; empty for the post's title. */
  seoTitle: optionalText(200),
  /** The description in search results; empty for the excerpt. */
  seoDescription: optionalText(400),
  /** The address that search engines should list instead of the post's own: a path of the site or an https URL. */
  canonicalUrl: z.optional(
    z
      .string()
      .check(
        z.trim(),
        maxCharacters(1_000),
        z.refine(isCanonicalUrl, 'Write a path such as /blog/this-post, or an https address'),
      ),
  ),
  /** True keeps the post out of search engines. */
  noIndex: z.optional(z.boolean()),
});
export type BlogPostDraft = z.infer<typeof BlogPostDraft>;

type LaterField = 'coverImageId' | 'seoTitle' | 'seoDescription' | 'canonicalUrl' | 'noIndex';

/** The content of a stored post. Responses of an earlier release lack the later fields. */
export type PostContent = Required<Omit<BlogPostDraft, LaterField>> & Pick<BlogPostDraft, LaterField>;
export type PostContentField = keyof BlogPostDraft;

/** The names of the content fields, in the order of the form. */
export const postContentFields = Object.keys(BlogPostDraft.shape) as PostContentField[];

/** The names of the fields for people. */
export const postContentLabels = {
  title: 'Title',
  slug: 'Slug',
  category: 'Category',
  date: 'Date',
  readTime: 'Read Time',
  excerpt: 'Excerpt',
  content: 'Content',
  tags: 'Tags',
  coverImageId: 'Cover picture',
  seoTitle: 'Search title',
  seoDescription: 'Search description',
  canonicalUrl: 'Canonical address',
  noIndex: 'Keep out of search engines',
} satisfies Record<PostContentField, string>;

/** Schemas of the stored fields: responses repeat no rules of the form, which stored posts of earlier releases may break. */
export const storedContent = {
  title: z.string(),
  slug: z.string(),
  category: z.string(),
  /** As written, for display. */
  date: z.string(),
  readTime: z.string(),
  excerpt: z.string(),
  /** HTML as the rich-text serializer writes it. */
  content: z.string(),
  tags: z.array(z.string()),
  /** Like the fields after it, absent in responses of an earlier release. */
  coverImageId: z.optional(z.nullable(z.uuid())),
  seoTitle: z.optional(z.string()),
  seoDescription: z.optional(z.string()),
  canonicalUrl: z.optional(z.string()),
  noIndex: z.optional(z.boolean()),
} satisfies Record<PostContentField, z.ZodMiniType>;

/** Returns the content fields of a post or a version, without its other fields. */
export function pickContent(source: PostContent): PostContent {
  return pick(source, postContentFields);
}

const summaryFields = postContentFields.filter((field) => field !== 'content');

/** Returns the content fields that lists show: all except the content itself. */
export function pickSummary(source: Omit<PostContent, 'content'>): Omit<PostContent, 'content'> {
  return pick(source, summaryFields);
}

function pick<T extends object, Field extends keyof T>(source: T, fields: readonly Field[]): Pick<T, Field> {
  return Object.fromEntries(fields.map((field) => [field, source[field]])) as Pick<T, Field>;
}
