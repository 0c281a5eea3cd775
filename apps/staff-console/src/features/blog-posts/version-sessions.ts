import type { BlogPostVersionSummary } from '@workspace/contracts/blog-post-versions';
import { postContentFields, type PostContentField } from '@workspace/contracts/post-content';

/** Saves of one person form a session while no more time than this lies between two of them. */
export const sessionGapMs = 30 * 60_000;

/** The change that a save or a session made. */
export interface VersionChange {
  /** In the order of the form; undefined when unknown, as for the oldest version. */
  fields: PostContentField[] | undefined;
  /** Words more than before, negative for fewer; undefined when unknown. */
  words: number | undefined;
}

/** A version with its change. */
export interface Save extends BlogPostVersionSummary {
  change: VersionChange;
}

/** Saves of one person in one go, newest first; at least one. */
export interface VersionSession {
  saves: [Save, ...Save[]];
  change: VersionChange;
}

/** Groups the versions of a post, newest first, by editing session. Their order remains. */
export function groupVersions(versions: readonly BlogPostVersionSummary[]): VersionSession[] {
  const sessions: [Save, ...Save[]][] = [];
  for (const [index, version] of versions.entries()) {
    const saved = { ...version, change: changeOf([version], versions[index + 1]) };
    const session = sessions.at(-1);
    if (session && isOneSession(session.at(-1)!, version)) session.push(saved);
    else sessions.push([saved]);
  }
  return sessions.map((saves, index) => ({ saves, change: changeOf(saves, sessions[index + 1]?.[0]) }));
}

const isOneSession = (later: BlogPostVersionSummary, earlier: BlogPostVersionSummary): boolean =>
  later.savedBy === earlier.savedBy && Date.parse(later.savedAt) - Date.parse(earlier.savedAt) <= sessionGapMs;

/** Without a version before them, the first of several saves is the one that the others changed. */
function changeOf(saves: readonly BlogPostVersionSummary[], before: BlogPostVersionSummary | undefined): VersionChange {
  const from = before ?? (saves.length > 1 ? saves.at(-1) : undefined);
  const to = saves[0];
  const changed = saves.flatMap(({ changed: names }) => names ?? []);
  return {
    fields: from && saves.some(({ changed: names }) => names) ? inOrder(new Set(changed)) : undefined,
    words: from?.words === undefined || to?.words === undefined ? undefined : to.words - from.words,
  };
}

const inOrder = (names: ReadonlySet<string>): PostContentField[] =>
  postContentFields.filter((field) => names.has(field));
