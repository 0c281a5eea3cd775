import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkedinDeps } from '../linkedin-connection/linkedin-deps.ts';

export interface PostingDeps {
  newEm: () => EntityManager;
  linkedin: LinkedinDeps;
  publicOrigin: string;
  /** The status that an address answers a reader with; undefined where nothing answers. */
  probePage: (url: string) => Promise<number | undefined>;
  /** Seconds until the next attempt after so many. */
  retryDelay: (attempts: number) => number;
}
