import type { Autosave } from '@workspace/contracts/blog-post-autosaves';
import type { BlogPostChange, ManagedPost, NewBlogPost, PostStatus } from '@workspace/contracts/managed-posts';
import { postContentLabels, type BlogPostDraft } from '@workspace/contracts/post-content';
import { longDate } from '@workspace/contracts/long-date';

/** The fields of the post form, in order, with their labels. */
const { tags: _tags, coverImageId: _cover, noIndex: _noIndex, ...formLabels } = postContentLabels;
export const postFields = formLabels;
export type PostField = keyof typeof postFields;
export type PostTexts = Record<PostField, string>;
/** The texts in a response of any release. */
export type SomePostTexts = Partial<Record<PostField, string | undefined>>;

/**
 * All values of the post editor. `publishAt` is an ISO time, or null without one.
 */
export type PostValues = PostTexts & {
  status: Exclude<PostStatus, 'trashed'>;
  publishAt: string | null;
  isAiDraft?: boolean;
  /** The draft of the model that a new post began from. */
  draftId?: string | undefined;
  /** False excludes the post from LinkedIn auto-posting. Absent: true. */
  linkedinWanted?: boolean;
  tags?: string[];
  /** The ID of the cover picture; null or absent for none. */
  coverImageId?: string | null | undefined;
  /** True keeps it out of search engines. Absent: false. */
  noIndex?: boolean | undefined;
};

/** Returns true when a text stored on the device can be restored. */
export const isPostValues = (values: unknown): values is PostValues =>
  typeof (values as Partial<PostValues> | undefined)?.content === 'string';

const fieldNames = Object.keys(postFields) as PostField[];

/** Picks the fields from a post or a version of one. A field that an older release does not send is empty. */
export const textsOf = (post: SomePostTexts): PostTexts =>
  Object.fromEntries(fieldNames.map((name) => [name, post[name] ?? ''])) as PostTexts;

/** Returns the content of a post in the form of a request. */
export const contentOf = (values: PostValues) => {
  const { tags, coverImageId = null, noIndex = false } = values;
  return { ...textsOf(values), tags, coverImageId, noIndex };
};

export function valuesOf(post: ManagedPost): PostValues {
  const status = post.status === 'trashed' ? 'draft' : post.status;
  const publishAt = status === 'scheduled' ? post.publishAt : null;
  const { isAiDraft, linkedinWanted, tags, coverImageId = null, noIndex = false } = post;
  return { ...textsOf(post), status, publishAt, isAiDraft, linkedinWanted, tags, coverImageId, noIndex };
}

/** Returns the values of a post with the changes of a pending revision. */
export function valuesOfAutosave(stored: PostValues, autosave: Autosave): PostValues {
  const texts = Object.fromEntries(fieldNames.map((name) => [name, autosave[name] ?? stored[name]]));
  const { tags = stored.tags, coverImageId = stored.coverImageId, noIndex = stored.noIndex } = autosave;
  return { ...stored, ...texts, tags, coverImageId, noIndex };
}

/** Returns a new post: a draft, empty except for today's date. */
export function emptyValues(): PostValues {
  return { ...textsOf({}), date: longDate(new Date()), status: 'draft', publishAt: null };
}

/** The status that a save sets, and its date. Without a date, the post keeps its own. */
export type StatusChange = Pick<PostValues, 'status' | 'publishAt'> & { date?: string };

export const statusOf = ({ status, publishAt }: PostValues): StatusChange => ({ status, publishAt });

/** Returns the computed dates of a post whose writer has chosen none. A post that was public keeps its date. */
export function proposedDates(post: Pick<ManagedPost, 'wasPublic' | 'createdAt' | 'publishAt'> | undefined): string[] {
  if (!post) return [longDate(new Date())];
  if (post.wasPublic) return [];
  return [post.createdAt, post.publishAt].filter((at) => at !== null).map((at) => longDate(new Date(at)));
}

/** Returns the fields that differ from the stored post. An unchanged text is not sent, so it stays byte for byte. */
export function changeOf(
  stored: PostValues,
  draft: BlogPostDraft & Pick<NewBlogPost, 'status' | 'publishAt' | 'linkedinWanted'>,
): BlogPostChange {
  const texts = Object.fromEntries(
    fieldNames
      .filter((name) => draft[name] !== undefined && draft[name] !== stored[name])
      .map((name) => [name, draft[name]]),
  );
  const { linkedinWanted = true, coverImageId = null, noIndex = false } = draft;
  const rest = {
    ...texts,
    ...(linkedinWanted !== (stored.linkedinWanted ?? true) && { linkedinWanted }),
    ...(coverImageId !== (stored.coverImageId ?? null) && { coverImageId }),
    ...(noIndex !== (stored.noIndex ?? false) && { noIndex }),
    // A text that was stored on the device by an earlier release has no tags.
    ...(draft.tags && draft.tags.join('\n') !== (stored.tags ?? []).join('\n') && { tags: draft.tags }),
  };
  const moves = draft.status !== stored.status || (draft.publishAt ?? null) !== stored.publishAt;
  if (!moves) return rest;
  return { ...rest, status: draft.status, ...(draft.status === 'scheduled' && { publishAt: draft.publishAt }) };
}

export function isSame(one: PostValues, other: PostValues): boolean {
  return Object.keys(changeOf(one, other)).length === 0;
}
