import type {
  BlogPostChange,
  BlogPostDraft,
  ManagedPost,
  NewBlogPost,
  PostStatus,
} from '@workspace/contracts/blog-posts';
import { longDate } from '@workspace/contracts/long-date';

/** The seven fields of a post, in the order of the form, with their names. */
export const postFields = {
  title: 'Title',
  slug: 'Slug',
  category: 'Category',
  date: 'Date',
  readTime: 'Read Time',
  excerpt: 'Excerpt',
  content: 'Content',
} as const;
export type PostField = keyof typeof postFields;
export type PostTexts = Record<PostField, string>;

/**
 * Everything that the editor of a post holds. `publishAt` is an ISO time, null while there is none. `tags` are those
 * that a new post begins with.
 */
export type PostValues = PostTexts & {
  status: Exclude<PostStatus, 'trashed'>;
  publishAt: string | null;
  isAiDraft?: boolean;
  /** Whether publishing posts it to LinkedIn, where that is switched on. Left out: yes. */
  linkedinWanted?: boolean;
  tags?: string[];
};

/** Whether a text that was kept on the device can be put back. */
export const isPostValues = (values: unknown): values is PostValues =>
  typeof (values as Partial<PostValues> | undefined)?.content === 'string';

/** The fields of a post or of a version of one. */
function textsOf(post: PostTexts): PostTexts {
  const { title, slug, category, date, readTime, excerpt, content } = post;
  return { title, slug, category, date, readTime, excerpt, content };
}

export function valuesOf(post: ManagedPost): PostValues {
  const status = post.status === 'trashed' ? 'draft' : post.status;
  const publishAt = status === 'scheduled' ? post.publishAt : null;
  return { ...textsOf(post), status, publishAt, isAiDraft: post.isAiDraft, linkedinWanted: post.linkedinWanted };
}

/** A new post: a draft, empty but for today's date. */
export function emptyValues(): PostValues {
  const texts = { title: '', slug: '', category: '', readTime: '', excerpt: '', content: '' };
  return { ...texts, date: longDate(new Date()), status: 'draft', publishAt: null };
}

/** The status that a save gives a post, and the date that goes with it. Without a date, the post keeps its own. */
export type StatusChange = Pick<PostValues, 'status' | 'publishAt'> & { date?: string };

export const statusOf = ({ status, publishAt }: PostValues): StatusChange => ({ status, publishAt });

/** The dates that a post has while its writer has chosen none. One that readers have seen keeps its date. */
export function proposedDates(post: Pick<ManagedPost, 'wasPublic' | 'createdAt' | 'publishAt'> | undefined): string[] {
  if (!post) return [longDate(new Date())];
  if (post.wasPublic) return [];
  return [post.createdAt, post.publishAt].filter((at) => at !== null).map((at) => longDate(new Date(at)));
}

/** What of these differs from the post as it is stored. A text that was not touched is not sent, so it keeps its bytes. */
export function changeOf(
  stored: PostValues,
  draft: BlogPostDraft & Pick<NewBlogPost, 'status' | 'publishAt' | 'linkedinWanted'>,
): BlogPostChange {
  const names = Object.keys(postFields) as PostField[];
  const texts = Object.fromEntries(
    names.filter((name) => draft[name] !== stored[name]).map((name) => [name, draft[name]]),
  );
  const { linkedinWanted = true } = draft;
  const rest = { ...texts, ...(linkedinWanted !== (stored.linkedinWanted ?? true) && { linkedinWanted }) };
  const moves = draft.status !== stored.status || (draft.publishAt ?? null) !== stored.publishAt;
  if (!moves) return rest;
  return { ...rest, status: draft.status, ...(draft.status === 'scheduled' && { publishAt: draft.publishAt }) };
}

export function isSame(one: PostValues, other: PostValues): boolean {
  return Object.keys(changeOf(one, other)).length === 0;
}
