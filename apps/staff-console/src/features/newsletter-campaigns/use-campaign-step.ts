import { pauseCampaign } from '@workspace/contracts/campaign-sending';
import { useSend } from '@workspace/contracts/react/use-send';
import { useCampaignAction } from './use-campaign-action.ts';

/** One of three actions: their endpoints differ only in the path. */
type Step = typeof pauseCampaign;

/** Runs a pause, resume or cancel action and refreshes the campaign. */
export function useCampaignStep(endpoint: Step, otherwise: string, id: string, refresh: () => void) {
  const { send, isSending } = useSend(endpoint);
  const runAction = useCampaignAction(id);
  const take = async () => {
    await runAction(send({ params: { id } }), { otherwise });
    refresh();
  };
  return { take, isBusy: isSending };
}
