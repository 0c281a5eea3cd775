import * as z from 'zod/mini';
import { blogCategories } from './blog-categories.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** The maximum time limit for the model that an operator can set, in seconds. */
export const maxModelSeconds = 600;

/** Includes time for the API's work before and after. */
const maxSeconds = maxModelSeconds + 30;

/**
 * A post as the model wrote it. `content` is sanitized HTML as the rich-text serializer writes it, the rest plain
 * text.
 */
export const AiDraft = z.object({
  title: z.string(),
  content: z.string(),
  excerpt: z.string(),
  category: z.enum(blogCategories),
  readTime: z.string(),
  tags: z.array(z.string()),
});
export type AiDraft = z.infer<typeof AiDraft>;

/** Progress of the model: the title so far, the number of words of the content, and the last of them. */
export const AiProgress = z.object({
  title: z.string(),
  words: z.int(),
  latest: z.string(),
});
export type AiProgress = z.infer<typeof AiProgress>;

const topic = z.string().check(z.trim(), z.maxLength(500, 'Keep the topic under 500 characters'));

/**
 * Error codes besides the general ones. `ai_not_configured`: no model is configured. `ai_limit_reached`: the daily
 * quota is used up. `ai_key_refused`, `ai_busy`, `ai_failing`: the model rejected the request or failed. `ai_unclear`:
 * two responses were no draft. `ai_too_slow`: the time limit was reached.
 */
const errors = {
  ai_not_configured: 503,
  ai_limit_reached: 429,
  ai_key_refused: 502,
  ai_busy: 503,
  ai_failing: 502,
  ai_unclear: 502,
  ai_too_slow: 504,
} as const;

/** Proposes a title for a topic. */
export const generateTitle = defineEndpoint({
  method: 'POST',
  path: '/api/ai/generate-title',
  access: 'staff',
  body: z.object({ topic: topic.check(z.minLength(1, 'Write a topic')) }),
  response: z.object({ title: z.string() }),
  progress: AiProgress,
  maxSeconds,
  errors,
});

/**
 * Drafts a whole post. Without a topic the model chooses one; an approved `title` remains unchanged. Stores no post.
 */
export const generateBlog = defineEndpoint({
  method: 'POST',
  path: '/api/ai/generate-blog',
  access: 'staff',
  body: z.object({
    topic: z.optional(topic),
    title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
  }),
  response: z.object({
    post: AiDraft,
    /** Names the draft when it is saved as a post. Absent in responses of an earlier release. */
    draftId: z.optional(z.uuid()),
  }),
  progress: AiProgress,
  maxSeconds,
  errors,
});

/** Requests for other words: of a passage, or of a field of the post. */
export const suggestionRequests = ['improve', 'shorten', 'expand', 'tone', 'title', 'excerpt', 'tags', 'alt'] as const;
export type SuggestionRequest = (typeof suggestionRequests)[number];

/** The tones that a passage can be changed to. */
export const tones = ['plain', 'formal', 'warm', 'direct'] as const;
export type Tone = (typeof tones)[number];

/**
 * Suggests other words, in plain text: one text for a passage, an excerpt or an alt text, and several for a title or
 * tags. Stores nothing. The model does not see a picture: it reads its caption, the text around it, and the names and
 * descriptions in the library.
 */
export const suggestText = defineEndpoint({
  method: 'POST',
  path: '/api/ai/suggestions',
  access: 'staff',
  body: z
    .object({
      request: z.enum(suggestionRequests),
      tone: z.optional(z.enum(tones)),
      /** The words to replace: a passage, or the current title, excerpt, tags or alt text. */
      text: z.string().check(z.maxLength(5_000, 'Choose a shorter passage')),
      /** The title of the post. */
      title: z.optional(z.string().check(z.maxLength(300))),
      /** Plain text: around the passage or picture, or of the whole post. */
      around: z.optional(z.string().check(z.maxLength(60_000))),
      /** The picture of an alt text: the `url` and caption of a figure. */
      picture: z.optional(
        z.object({ url: z.string().check(z.maxLength(300)), caption: z.string().check(z.maxLength(2_000)) }),
      ),
    })
    .check(
      z.refine(({ request, tone }) => request !== 'tone' || tone !== undefined, {
        path: ['tone'],
        error: 'Choose a tone',
      }),
    ),
  response: z.object({ suggestions: z.array(z.string()), model: z.string() }),
  progress: AiProgress,
  maxSeconds,
  errors,
});

/** Returns the name of the configured model or the missing settings, and the current user's remaining daily quota. */
export const getAiStatus = defineEndpoint({
  method: 'GET',
  path: '/api/ai/status',
  access: 'staff',
  response: z.object({
    model: z.nullable(z.string()),
    missing: z.array(z.string()),
    left: z.int(),
    opensAt: z.iso.datetime(),
  }),
});
