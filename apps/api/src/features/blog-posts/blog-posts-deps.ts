import type { EntityManager } from '@mikro-orm/postgresql';
import type { VisitorReads } from '../../database/visitor-reads.ts';

export interface BlogPostsDeps {
  sessionSecrets: readonly string[];
  newEm: () => EntityManager;
  clock: () => number;
  visitorReads: VisitorReads;
  /** Enqueues the publishing of due posts for a time. */
  publishAt: (time: Date) => void;
  /** Called when a post was published. */
  published: () => void;
}
