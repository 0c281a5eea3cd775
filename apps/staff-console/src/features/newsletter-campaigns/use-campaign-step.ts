import { pauseCampaign } from '@workspace/contracts/newsletter-campaigns';
import { useSend } from '@workspace/contracts/react/use-send';
import { useCampaignAction } from './use-campaign-action.ts';

/** One of the three: they differ by their addresses alone. */
type Step = typeof pauseCampaign;

/** Takes one step of a campaign, and asks how it stands then. */
export function useCampaignStep(endpoint: Step, otherwise: string, id: string, refresh: () => void) {
  const { send, isSending } = useSend(endpoint);
  const runAction = useCampaignAction();
  const take = async () => {
    await runAction(send({ params: { id } }), { otherwise });
    refresh();
  };
  return { take, isBusy: isSending };
}
