import { getAiStatus } from '@workspace/contracts/ai-drafts';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { useFresh } from '../../layout/use-fresh.ts';

/** Whether a model is set up, and how often may still be asked. */
export type AiStatus = ResponseOf<typeof getAiStatus>;

export const useAiStatus = () => useFresh(getAiStatus, {});
