import { isDeepStrictEqual } from 'node:util';
import { UniqueConstraintViolationException, wrap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { BlogPostChange, ManagedPost, NewBlogPost } from '@workspace/contracts/managed-posts';
import { BlogPostDraft, pickContent, type PostContent } from '@workspace/contracts/post-content';
import { isModelText } from '../ai-drafts/draft-sentences.ts';
import { deleteAutosave } from '../blog-post-autosaves/store-autosave.ts';
import { hasAcceptedWords } from '../blog-post-comments/has-accepted-words.ts';
import { findContentAt, storeVersion, savedBy } from '../blog-post-versions/store-version.ts';
import { carryViews } from '../blog-post-views/carry-views.ts';
import { requireChecks, UncheckedClaims } from '../claim-checks/require-checks.ts';
import { linkDraftHistory } from '../draft-history/store-draft-history.ts';
import { BlogPostEntity } from './blog-post-entity.ts';
import { checkedContent } from './checked-content.ts';
import { DisclosureNeeded, disclosureColumns, requireDisclosure } from './disclose.ts';
import { dayOf } from './day-of.ts';
import { storeFormerSlug } from './former-slugs.ts';
import { lockPost, findPostOrFail } from './find-post.ts';
import { PostChanged, PostInTrash, PostNotFound, unfitField, UnfitPost } from './post-errors.ts';
import { requireAltTexts } from './require-alt-texts.ts';
import { storePostImages } from './store-post-images.ts';
import { statusAfter } from './status-after.ts';
import { TooComplexContent } from './too-complex-content.ts';

/**
 * The email address of the user who saves, null when no person does, the time, and the secrets that recognize our
 * model's text.
 */
export interface Save {
  by: string | null;
  at: Date;
  secrets: readonly string[];
}

/** The errors of `addPost`. */
export const addPostErrors = [UnfitPost, UncheckedClaims, DisclosureNeeded] as const;

/** The errors of `editPost`, which throws `PostChanged` only with `basedOn`. */
export const editPostErrors = [PostNotFound, PostInTrash, ...addPostErrors] as const;

/** Stores a new post and its first version. Sanitizes its content first. Throws `addPostErrors`. */
export async function addPost(em: EntityManager, draft: NewBlogPost, { by, at, secrets }: Save): Promise<ManagedPost> {
  const { status = 'published', publishAt, checkedClaims = [], disclosure, views: _none, draftId, ...written } = draft;
  const fields = await cleanFields(written);
  const unborn = { status: 'draft', publishAt: null, isAiDraft: false } as const;
  const publicationStatus = statusAfterChange(unborn, { status, publishAt }, at);
  return em.transactional(async (inside) => {
    const post = inside.create(BlogPostEntity, {
      ...fields,
      ...publicationStatus,
      ...disclosureColumns(disclosure, { by, at }),
      publishedOn: dayOf(draft.date, at),
      publishedAt: status === 'published' ? at : null,
    });
    await flush(inside, draft.slug);
    requireAltTexts(post);
    await storePostImages(inside, post);
    await markModelText(inside, secrets, post);
    await requireChecks(inside, post, { by, at, checkedClaims });
    requireDisclosure(post, unborn);
    await storeVersion(inside, post, by);
    if (draftId !== undefined) await linkDraftHistory(inside, { id: draftId, postId: post.id, by });
    return findPostOrFail(inside, post.id);
  });
}

/**
 * Updates the given fields of a post. Throws `editPostErrors` and `PostChanged`.
 */
export async function editPost(
  em: EntityManager,
  id: string,
  { basedOn, status, publishAt, checkedClaims = [], disclosure, ...change }: BlogPostChange,
  { by, at, secrets }: Save,
): Promise<ManagedPost> {
  const fields = await cleanFields(change);
  return em.transactional(async (inside) => {
    const post = await lockPost(inside, id);
    if (post.trashedAt) throw new PostInTrash();
    if (basedOn !== undefined && !(await isBasedOn(inside, post, new Date(basedOn), { ...fields, status, publishAt })))
      throw new PostChanged('changed_meanwhile', await changedMessage(inside, post));
    const before = { ...pickContent(post), ...publicationOf(post) };
    const { isAiDraft } = post;
    const newStatus = statusAfterChange(post, { status, publishAt }, at);
    wrap(post).assign({ ...fields, ...newStatus, ...disclosureColumns(disclosure, { by, at }) });
    if (change.date !== undefined) post.publishedOn = dayOf(change.date, post.createdAt);
    if (post.status === 'published') post.publishedAt ??= post.publishAt ?? at;
    if (!isDeepStrictEqual({ ...pickContent(post), ...publicationOf(post) }, before)) {
      post.updatedAt = laterThan(post.updatedAt, at);
      await flush(inside, post.slug);
      requireAltTexts(post);
      await storePostImages(inside, post);
      await markModelText(inside, secrets, post);
      await requireChecks(inside, post, { by, at, checkedClaims });
      requireDisclosure(post, { status: before.status, isAiDraft });
      await storeChange(inside, post, before, by);
    }
    if (by !== null) await deleteAutosave(inside, id, by);
    return findPostOrFail(inside, id);
  });
}

/** A post with text of our model becomes an AI draft, even when the client does not say so. */
async function markModelText(em: EntityManager, secrets: readonly string[], post: FullPost): Promise<void> {
  if (post.isAiDraft) return;
  if (!(await isModelText(em, secrets, post)) && !(await hasAcceptedWords(em, post))) return;
  post.isAiDraft = true;
  await em.flush();
}

/**
 * Returns the time of a save: later than the one before, whatever the clock says, because editors distinguish saves by
 * it.
 */
export const laterThan = (before: Date, at: Date): Date => new Date(Math.max(at.getTime(), before.getTime() + 1));

type FullPost = Awaited<ReturnType<typeof lockPost>>;

/**
 * Returns true for a save of the stored post, and for one that was stored before and is repeated because its response
 * was lost: the stored text is what the save makes of its base.
 */
async function isBasedOn(em: EntityManager, post: FullPost, basedOn: Date, change: BlogPostChange): Promise<boolean> {
  if (basedOn.getTime() === post.updatedAt.getTime()) return true;
  const { status = post.status, publishAt = post.publishAt?.toISOString(), ...fields } = change;
  if (status !== post.status || publishAt !== post.publishAt?.toISOString()) return false;
  const base = await findContentAt(em, post.id, basedOn);
  return base !== undefined && isDeepStrictEqual(pickContent({ ...base, ...fields }), pickContent(post));
}

/** The fields besides the text that a save decides. */
function publicationOf(post: Omit<BlogPostEntity, 'content'>) {
  const { status, publishAt, linkedinWanted, disclosureNotice, disclosureEditor } = post;
  return { status, publishAt, linkedinWanted, disclosureNotice, disclosureEditor };
}

async function storeChange(em: EntityManager, post: FullPost, before: PostContent, by: string | null) {
  if (!isDeepStrictEqual(pickContent(post), pickContent(before))) await storeVersion(em, post, by);
  if (post.slug === before.slug) return;
  await carryViews(em, before.slug, post.slug);
  if (post.publishedAt) await storeFormerSlug(em, before.slug, post.id);
}

async function changedMessage(em: EntityManager, post: FullPost): Promise<string> {
  const who = (await savedBy(em, post)) ?? 'Somebody';
  return `${who} saved this post after you opened it. Nothing of yours was stored yet, and nothing of theirs is lost.`;
}

async function cleanFields<D extends Partial<BlogPostDraft>>(draft: D): Promise<D> {
  if (draft.content === undefined) return draft;
  const content = await checkedContent(draft.content).catch((error: unknown) => {
    throw error instanceof TooComplexContent ? complex(error.message) : error;
  });
  if (content === '') throw unfit('content', 'Write the content');
  // Sanitized content may be longer than the input, and the stored content has to pass the schema again.
  if (!BlogPostDraft.shape.content.safeParse(content).success)
    throw unfit('content', 'This is too long. Split it into several posts');
  return { ...draft, content };
}

function statusAfterChange(...[stored, change, at]: Parameters<typeof statusAfter>) {
  const publicationStatus = statusAfter(stored, change, at);
  if (typeof publicationStatus === 'string') throw unfit('publishAt', publicationStatus);
  return publicationStatus;
}

const complex = (message: string) => unfitField('too_complex', 'content', message);

const unfit = (field: string, message: string) => unfitField('invalid_input', field, message);

async function flush(em: EntityManager, slug: string): Promise<void> {
  try {
    await em.flush();
  } catch (thrown) {
    if (!(thrown instanceof UniqueConstraintViolationException)) throw thrown;
    const message = `Another post has the slug "${slug}". Choose a different one.`;
    throw new UnfitPost('slug_taken', message, { slug: 'This slug is taken' });
  }
}
