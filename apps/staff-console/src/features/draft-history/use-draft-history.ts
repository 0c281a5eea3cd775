import { getDraftHistory, type DraftHistory } from '@workspace/contracts/draft-history';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';

const none: readonly DraftHistory[] = [];

/** The drafts of a model that a post was saved from. An API of an earlier release has none. */
export function useDraftHistory(id: string): readonly DraftHistory[] {
  return useEndpoint(getDraftHistory, { params: { id } }).data?.drafts ?? none;
}
