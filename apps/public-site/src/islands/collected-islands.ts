import { createContext } from 'react';
import type { IslandName } from './islands.ts';

/** An island that the rendered page contains. */
export interface CollectedIsland {
  name: IslandName;
  props: object;
}

/** Collects the islands of the page during server rendering, in their order. */
export const IslandsContext = createContext<CollectedIsland[]>([]);

/** Marks where the HTML of an island belongs. */
export const placeholder = (index: number): string => `<!--island ${index}-->`;
