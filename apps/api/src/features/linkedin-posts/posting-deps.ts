import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImageStore } from '../../adapters/image-store/image-store.ts';
import type { LinkedinDeps } from '../linkedin-connection/linkedin-deps.ts';

export interface PostingDeps {
  newEm: () => EntityManager;
  linkedin: LinkedinDeps;
  publicOrigin: string;
  /** Returns the HTTP status of a URL; undefined when there is no response. */
  probePage: (url: string) => Promise<number | undefined>;
  imageStore: ImageStore;
  /** Milliseconds between two checks of a picture that LinkedIn processes. */
  pollMs: number;
  /** Returns the seconds until the next attempt after this many. */
  retryDelay: (attempts: number) => number;
}
