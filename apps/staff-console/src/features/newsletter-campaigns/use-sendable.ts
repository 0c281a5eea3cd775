import { getEmailList } from '@workspace/contracts/email-lists';
import type { Campaign } from '@workspace/contracts/campaign';
import { checkCampaign, type PreflightCheck } from '@workspace/contracts/campaign-preflight';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { formatCount } from '../../layout/format-number.ts';

/** The checks of a campaign as it is stored, and the number of its people. */
interface Sendable {
  checks: readonly PreflightCheck[];
  /** Seconds after Send during which it can be undone. */
  secondsToUndo: number | undefined;
  /** Such as `240 people`. */
  people: string;
  /** True when a check stops it. */
  hasStop: boolean;
  /** True when it cannot be sent now: it has unsaved changes, a check stops it, or its audience is not counted yet. */
  isWithheld: boolean;
}

/** Returns whether a campaign can be sent now. */
export function useSendable(campaign: Campaign, isChanged: boolean): Sendable {
  const { checks, secondsToUndo } = useEndpoint(checkCampaign, { params: { id: campaign.id } }).data ?? {};
  const hasStop = checks?.some(({ outcome }) => outcome === 'stop') ?? false;
  const counted = useAudienceCount(campaign, checks);
  return {
    checks: checks ?? [],
    secondsToUndo,
    people: formatCount(counted ?? 0, 'person', 'people'),
    hasStop,
    isWithheld: isChanged || hasStop || counted === undefined,
  };
}

/** Returns the number of people that a campaign goes to; that of its only list while the checks run. */
function useAudienceCount(
  { emailListId, emailListIds = [], segmentIds = [], excludedListIds = [] }: Campaign,
  checks: readonly PreflightCheck[] | undefined,
): number | undefined {
  const isSimple = emailListIds.length <= 1 && segmentIds.length + excludedListIds.length === 0;
  const input = isSimple && emailListId ? { params: { id: emailListId } } : null;
  const list = useEndpoint(getEmailList, input).data?.emailList;
  return checks?.find(({ name }) => name === 'audience')?.people ?? list?.subscriberCount;
}
