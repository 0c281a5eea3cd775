import { pauseCampaign } from '@workspace/contracts/newsletter-campaigns';
import { useSend } from '@workspace/contracts/react/use-send';
import { useCampaignDeed } from './use-campaign-deed.ts';

/** One of the three: they differ by their addresses alone. */
type Step = typeof pauseCampaign;

/** Takes one step of a campaign, and asks how it stands then. */
export function useCampaignStep(endpoint: Step, otherwise: string, id: string, refresh: () => void) {
  const { send, isSending } = useSend(endpoint);
  const deed = useCampaignDeed();
  const take = async () => {
    await deed(send({ params: { id } }), { otherwise });
    refresh();
  };
  return { take, isBusy: isSending };
}
