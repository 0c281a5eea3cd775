import { getAiStatus } from '@workspace/contracts/ai-drafts';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';

/** Configuration state of the model, and the remaining requests. */
export type AiStatus = ResponseOf<typeof getAiStatus>;

/** Returns the state, which each dialog refreshes when it opens; `isNeeded` is false until it is worth a request. */
export const useAiStatus = (isNeeded = true) =>
  useEndpoint(getAiStatus, isNeeded ? {} : null, { revalidateIfStale: false });
