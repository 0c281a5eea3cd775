/**
 * Losses of released clients that a person accepts, each with the reason why no console of the release before depends on
 * it. The next release empties the list: `docs/decisions/082-compatibility.md`.
 */
export const intendedLosses: Readonly<Record<string, string>> = {};
