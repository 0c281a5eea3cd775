import type { EntityManager } from '@mikro-orm/postgresql';

export interface BlogPostsDeps {
  sessionSecrets: readonly string[];
  newEm: () => EntityManager;
  clock: () => number;
  /** Enqueues the publishing of due posts for a time. */
  publishAt: (time: Date) => void;
  /** Called when a post was published. */
  published: () => void;
}
