import { firstViewOf, stillMapOf, type LabView } from '../../src/lab/first-view.ts';

// Runs in a worker thread: the search for a budget takes up to a second and would block every reader.

/** Returns the first view of the street network lab for a query, with its map. */
export default (query: string): LabView => {
  const view = firstViewOf(query);
  return { view, still: stillMapOf(view) };
};
