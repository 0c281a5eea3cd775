import * as z from 'zod';
import { blogCategories } from '@workspace/contracts/blog-categories';
import { withoutInvisible } from './without-invisible.ts';

/** Schema of plain text on one line. Rejects tags, because the model meant them for a browser. */
const plain = (shortest: number, longest: number) =>
  z
    .string()
    .transform((text) => withoutInvisible(text).replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(shortest)
        .max(longest)
        .refine((text) => !/<\/?[a-z!]/i.test(text) && !/\p{Cc}/u.test(text)),
    );

const title = plain(5, 200);

/** A response format: the schema that the model receives, and the strict parser of its response. */
export interface ResponseFormat<T> {
  name: string;
  schema: Record<string, unknown>;
  read: z.ZodType<T>;
}

const text = { type: 'string' };
const form = <T>(name: string, properties: Record<string, object>, read: z.ZodType<T>): ResponseFormat<T> => ({
  name,
  schema: { type: 'object', properties, required: Object.keys(properties), additionalProperties: false },
  read,
});

export const titleForm = form('title', { title: text }, z.object({ title }));

/** One text in place of a passage, an excerpt or an alt text. */
export const suggestionForm = form(
  'suggestion',
  { suggestion: text },
  z.object({ suggestion: plain(1, 6_000) }).transform(({ suggestion }) => [suggestion]),
);

/** Several titles, or several tags, to choose from. */
export const suggestionsForm = (request: 'title' | 'tags') =>
  form(
    'suggestions',
    { suggestions: { type: 'array', items: text } },
    z
      .object({ suggestions: z.array(request === 'title' ? title : plain(1, 60)).min(1) })
      .transform(({ suggestions }) => [...new Set(suggestions)].slice(0, request === 'title' ? 5 : 8)),
  );

/** The content comes last, so that its words can be counted as they arrive. */
export const postForm = form(
  'post',
  {
    title: text,
    category: { type: 'string', enum: blogCategories },
    excerpt: text,
    readTime: text,
    tags: { type: 'array', items: text },
    content: text,
  },
  z.object({
    title,
    category: z.enum(blogCategories),
    excerpt: plain(20, 600),
    readTime: z.string().regex(/^[1-9]\d? min read$/),
    tags: z
      .array(plain(1, 60))
      .max(20)
      .transform((tags) => [...new Set(tags)]),
    content: z.string().min(200).max(60_000),
  }),
);
export type WrittenPost = z.output<typeof postForm.read>;
