import type { Disclosure, StoredDisclosure } from '@workspace/contracts/disclosure';
import { DomainError } from '../../domain-error.ts';
import type { BlogPostEntity } from './blog-post-entity.ts';

/** Thrown for an AI draft that would be published or scheduled before staff chose how readers learn of the model. */
export class DisclosureNeeded extends DomainError<'disclosure_needed'> {
  constructor() {
    super(
      'disclosure_needed',
      'A model helped write this post. Choose what readers are told, or name the person who takes editorial responsibility, or keep it a draft.',
    );
  }
}

type Post = Omit<BlogPostEntity, 'content'>;

/** Returns the columns of a disclosure; none when it was not sent. */
export function disclosureColumns(sent: Disclosure | undefined, { by, at }: { by: string | null; at: Date }) {
  if (!sent) return {};
  return {
    disclosureNotice: sent.kind === 'notice' ? sent.text : null,
    disclosureEditor: sent.kind === 'editor' ? sent.name : null,
    disclosedBy: by,
    disclosedAt: at,
  };
}

/**
 * Rejects an AI draft that becomes visible to readers without a disclosure. A post that was published or scheduled as
 * an AI draft before disclosures existed keeps its status. Throws `DisclosureNeeded`.
 */
export function requireDisclosure(post: Post, before: Pick<Post, 'status' | 'isAiDraft'>): void {
  if (!post.isAiDraft || post.status === 'draft' || post.disclosedAt) return;
  if (before.isAiDraft && before.status === post.status) return;
  throw new DisclosureNeeded();
}

export function toDisclosure(post: Post): StoredDisclosure | null {
  const { disclosureNotice, disclosureEditor, disclosedBy, disclosedAt } = post;
  if (!disclosedAt) return null;
  return {
    notice: disclosureNotice ?? null,
    editor: disclosureEditor ?? null,
    chosenBy: disclosedBy ?? null,
    chosenAt: disclosedAt.toISOString(),
  };
}
