import type { Campaign } from '@workspace/contracts/campaign';
import { getCampaign, listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { useRefresh, useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';
import { campaignsOnPage } from './campaigns-on-page.ts';

/**
 * Runs an action on a campaign and updates the cache with its new state, also when a colleague changed it before or the
 * response was lost. Returns true on success.
 */
export function useCampaignAction(id: string) {
  const refresh = useRefresh();
  const updateCached = useUpdateCached();
  const runAction = useAction();
  const toast = useToast();
  return async (
    answered: Promise<{ campaign: Campaign }>,
    words: { done?: string; otherwise: string; isSave?: boolean },
  ): Promise<boolean> => {
    const refreshIt = (isLost: boolean) => {
      // The writer goes on in the form, which repeats its save.
      if (!(isLost && words.isSave)) refresh(getCampaign, { params: { id } });
    };
    const result = await runAction(answered, words.otherwise, refreshIt);
    if (!result) return false;
    const { campaign } = result;
    updateCached(getCampaign, { params: { id } }, (cached) => ({ ...cached, campaign }));
    updateCached(listCampaigns, campaignsOnPage(), ({ campaigns, ...others }) => ({
      ...others,
      campaigns: campaigns.map((other) => (other.id === id ? campaign : other)),
    }));
    if (words.done) toast({ title: 'Success', description: words.done });
    return true;
  };
}
