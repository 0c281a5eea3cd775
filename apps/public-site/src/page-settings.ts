import type { LabView } from './lab/first-view.ts';

/** Settings of the server that a page depends on. */
export interface PageSettings {
  publicOrigin: string;
  staffConsoleUrl: string;
  /** Computes the lab's first view outside of this thread. */
  labViewOf?: (query: string) => Promise<LabView>;
}
