import { isPublicAddress } from '../is-public-address.ts';
import { NotPublic, postPublic } from './public-request.ts';

/** The result of one attempt: the receiver's status, or the reason why it gave none. */
type Posted = { status: number; error?: undefined } | { status?: undefined; error: string };

/** Posts a JSON text to the address of a webhook. Follows no redirects. */
export type PostWebhook = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Posted>;

const timeoutMs = 15_000;

/** Returns true for an IP address that a webhook may have. */
export const allowedAddresses = (allowsPrivate: boolean): ((address: string) => boolean) =>
  allowsPrivate ? () => true : isPublicAddress;

/** Opens the sender of webhooks, for addresses that `isAllowed` accepts. */
export function openPostWebhook(isAllowed: (address: string) => boolean): PostWebhook {
  return async (url, headers, body) => {
    const sent = { ...headers, 'content-type': 'application/json', 'user-agent': 'Lanesight webhooks' };
    try {
      return {
        status: await postPublic(url, { signal: AbortSignal.timeout(timeoutMs), headers: sent, isAllowed }, body),
      };
    } catch (error) {
      if (error instanceof NotPublic) return { error: 'The address is not on the public internet.' };
      const { code, name } = error as { code?: string; name?: string };
      if (name === 'AbortError' || name === 'TimeoutError') return { error: 'No response within 15 seconds.' };
      return { error: `No connection${code ? ` (${code})` : ''}.` };
    }
  };
}
