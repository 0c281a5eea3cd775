import type { ClaimSource, ShownSource } from '@workspace/contracts/claim-checks';
import type { ClaimSourceEntity } from './claim-source-entity.ts';

/** Maps a source to the fields that readers see. */
export const toShownSource = ({ title, url, document, readOn, quote }: ClaimSourceEntity): ShownSource => ({
  title,
  url: url ?? null,
  document: document ?? null,
  readOn: readOn ?? null,
  quote: quote ?? null,
});

export const toClaimSource = (source: ClaimSourceEntity): ClaimSource => ({
  ...toShownSource(source),
  id: source.id,
  sentence: source.sentence,
  addedBy: source.addedBy,
  addedAt: source.addedAt.toISOString(),
});
