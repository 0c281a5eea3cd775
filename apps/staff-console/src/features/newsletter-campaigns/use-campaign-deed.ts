import { getCampaign, listCampaigns, type Campaign } from '@workspace/contracts/newsletter-campaigns';
import { useKeep } from '@workspace/contracts/react/use-endpoint';
import { useToast } from '@workspace/ui/Toast';
import { useDeed } from '../../layout/use-deed.ts';

/** Does something to a campaign, and shows it as it stands then wherever it is shown. Gives whether it was done. */
export function useCampaignDeed() {
  const keep = useKeep();
  const deed = useDeed();
  const toast = useToast();
  return async (
    answered: Promise<{ campaign: Campaign }>,
    words: { done?: string; otherwise: string },
  ): Promise<boolean> => {
    const answer = await deed(answered, words.otherwise);
    if (!answer) return false;
    const { campaign } = answer;
    keep(getCampaign, { params: { id: campaign.id } }, (held) => ({ ...held, campaign }));
    keep(listCampaigns, {}, ({ campaigns }) => ({
      campaigns: campaigns.map((other) => (other.id === campaign.id ? campaign : other)),
    }));
    if (words.done) toast({ title: 'Success', description: words.done });
    return true;
  };
}
