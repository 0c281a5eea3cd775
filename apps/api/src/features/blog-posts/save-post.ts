import { isDeepStrictEqual } from 'node:util';
import { UniqueConstraintViolationException, wrap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  changePost,
  createPost,
  type BlogPostChange,
  type ManagedPost,
  type NewBlogPost,
} from '@workspace/contracts/blog-posts';
import { BlogPostDraft } from '@workspace/contracts/post-content';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { isModelText } from '../ai-drafts/draft-sentences.ts';
import { storeVersion, savedBy } from '../blog-post-versions/store-version.ts';
import { carryViews } from '../blog-post-views/carry-views.ts';
import { requireChecks } from '../claim-checks/require-checks.ts';
import { BlogPostEntity } from './blog-post-entity.ts';
import { dayOf } from './day-of.ts';
import { storeFormerSlug } from './former-slugs.ts';
import { tooComplex } from './html-shape.ts';
import { lockedPost, onePost } from './one-post.ts';
import { statusAfter } from './status-after.ts';
import { storedContent } from './stored-content.ts';
import { TooComplexContent } from './too-complex-content.ts';
import { writtenFields } from './written-fields.ts';

/** The endpoints that store a post; an ApiError is typed by the one that was called. */
type Saving = Endpoint & {
  readonly errors: { readonly slug_taken: number; readonly unchecked_claims: number; readonly too_complex: number };
};

/**
 * The email address of the user who saves, null when no person does, the time, and the secrets that recognize our
 * model's text.
 */
export interface Save {
  by: string | null;
  at: Date;
  secrets: readonly string[];
}

/** Stores a new post and its first version. Sanitizes its content first. Throws `slug_taken` and `unchecked_claims`. */
export async function addPost(em: EntityManager, draft: NewBlogPost, { by, at, secrets }: Save): Promise<ManagedPost> {
  const { status = 'published', publishAt, checkedClaims = [], views: _none, ...written } = draft;
  const fields = await storedFields(createPost, written);
  const unborn = { status: 'draft', publishAt: null } as const;
  const standing = standingOf(createPost, unborn, { status, publishAt }, at);
  return em.transactional(async (inside) => {
    const post = inside.create(BlogPostEntity, {
      ...fields,
      ...standing,
      publishedOn: dayOf(draft.date, at),
      publishedAt: status === 'published' ? at : null,
    });
    await flush(inside, createPost, draft.slug);
    await markModelText(inside, secrets, post);
    await requireChecks(inside, createPost, post, { by, at, checkedClaims });
    await storeVersion(inside, post, by);
    return onePost(inside, createPost, post.id);
  });
}

/**
 * Updates the given fields of a post. Throws `not_found`, `in_trash`, `changed_meanwhile`, `slug_taken` and
 * `unchecked_claims`.
 */
export async function editPost(
  em: EntityManager,
  id: string,
  { basedOn, status, publishAt, checkedClaims = [], ...change }: BlogPostChange,
  { by, at, secrets }: Save,
): Promise<ManagedPost> {
  const fields = await storedFields(changePost, change);
  return em.transactional(async (inside) => {
    const post = await lockedPost(inside, changePost, id);
    if (post.trashedAt) throw apiError(changePost, 'in_trash', 'This post is in the trash. Restore it first.');
    if (basedOn !== undefined && new Date(basedOn).getTime() !== post.updatedAt.getTime())
      throw apiError(changePost, 'changed_meanwhile', await whoChanged(inside, post));
    const before = { ...writtenFields(post), ...standingIn(post) };
    wrap(post).assign({ ...fields, ...standingOf(changePost, post, { status, publishAt }, at) });
    if (change.date !== undefined) post.publishedOn = dayOf(change.date, post.createdAt);
    if (post.status === 'published') post.publishedAt ??= post.publishAt ?? at;
    if (!isDeepStrictEqual({ ...writtenFields(post), ...standingIn(post) }, before)) {
      post.updatedAt = laterThan(post.updatedAt, at);
      await flush(inside, changePost, post.slug);
      await markModelText(inside, secrets, post);
      await requireChecks(inside, changePost, post, { by, at, checkedClaims });
      await keepChange(inside, post, before, by);
    }
    return onePost(inside, changePost, id);
  });
}

/** A post with text of our model becomes an AI draft, even when the client does not say so. */
async function markModelText(em: EntityManager, secrets: readonly string[], post: FullPost): Promise<void> {
  if (post.isAiDraft || !(await isModelText(em, secrets, post))) return;
  post.isAiDraft = true;
  await em.flush();
}

/**
 * Returns the time of a save: later than the one before, whatever the clock says, because editors distinguish saves by
 * it.
 */
export const laterThan = (before: Date, at: Date): Date => new Date(Math.max(at.getTime(), before.getTime() + 1));

type FullPost = Awaited<ReturnType<typeof lockedPost>>;

/** The fields besides the text that a save decides. */
function standingIn({ status, publishAt, linkedinWanted }: Omit<BlogPostEntity, 'content'>) {
  return { status, publishAt, linkedinWanted };
}

async function keepChange(em: EntityManager, post: FullPost, before: Required<BlogPostDraft>, by: string | null) {
  if (!isDeepStrictEqual(writtenFields(post), writtenFields(before))) await storeVersion(em, post, by);
  if (post.slug === before.slug) return;
  await carryViews(em, before.slug, post.slug);
  if (post.publishedAt) await storeFormerSlug(em, before.slug, post.id);
}

async function whoChanged(em: EntityManager, post: FullPost): Promise<string> {
  const who = (await savedBy(em, post)) ?? 'Somebody';
  return `${who} saved this post after you opened it. Nothing of yours was stored yet, and nothing of theirs is lost.`;
}

async function storedFields<D extends Partial<BlogPostDraft>>(endpoint: Saving, draft: D): Promise<D> {
  if (draft.content === undefined) return draft;
  const complexity = tooComplex(draft.content);
  if (complexity) throw complex(endpoint, complexity);
  const content = await storedContent(draft.content).catch((error: unknown) => {
    throw error instanceof TooComplexContent ? complex(endpoint, error.message) : error;
  });
  if (content === '') throw unfit(endpoint, 'content', 'Write the content');
  // Sanitized content may be longer than the input, and the stored content has to pass the schema again.
  if (!BlogPostDraft.shape.content.safeParse(content).success)
    throw unfit(endpoint, 'content', 'This is too long. Split it into several posts');
  return { ...draft, content };
}

function standingOf(endpoint: Saving, ...[stored, change, at]: Parameters<typeof statusAfter>) {
  const standing = statusAfter(stored, change, at);
  if (typeof standing === 'string') throw unfit(endpoint, 'publishAt', standing);
  return standing;
}

const complex = (endpoint: Saving, message: string) =>
  apiError<'too_complex'>(endpoint, 'too_complex', `content: ${message}`, { content: message });

const unfit = (endpoint: Saving, field: string, message: string) =>
  apiError(endpoint, 'invalid_input', `${field}: ${message}`, { [field]: message });

async function flush(em: EntityManager, endpoint: Saving, slug: string): Promise<void> {
  try {
    await em.flush();
  } catch (thrown) {
    if (!(thrown instanceof UniqueConstraintViolationException)) throw thrown;
    const message = `Another post has the slug "${slug}". Choose a different one.`;
    throw apiError<'slug_taken'>(endpoint, 'slug_taken', message, { slug: 'This slug is taken' });
  }
}
