import { getAiStatus } from '@workspace/contracts/ai-drafts';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';

/** Configuration state of the model, and the remaining requests. */
export type AiStatus = ResponseOf<typeof getAiStatus>;

export const useAiStatus = () => useEndpoint(getAiStatus, {});
