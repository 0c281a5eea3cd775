import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getLinkedinSettings, listOrganizations } from '@workspace/contracts/linkedin-connection';
import { useFetchUncached } from '@workspace/contracts/react/use-fetch-uncached';
import { useToast } from '@workspace/ui/Toast';
import { cancelledMessage, connectedMessage, failedMessage, isNotConnected } from './return-messages.ts';
import { useEvictBusinessPage } from './use-business-page.ts';

/**
 * Reads the result of the LinkedIn redirect and removes it from the URL. `onConnected` runs after all data was
 * invalidated.
 */
export function useLinkedinReturn(onConnected: () => void): void {
  const [address, setAddress] = useSearchParams();
  const forget = useEvictBusinessPage();
  const tell = useConnectedToast();
  const toast = useToast();
  const came = address.get('linkedin');
  const read = () => {
    if (came === 'connected') {
      forget();
      onConnected();
      void tell();
    }
    if (came === 'error') {
      console.warn('LinkedIn was not connected.');
      toast(address.get('reason') === 'refused' ? cancelledMessage : failedMessage);
    }
    const rest = new URLSearchParams(address);
    rest.delete('linkedin');
    rest.delete('reason');
    setAddress(rest, { replace: true });
  };
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (came !== null) latest.current();
  }, [came]);
}

/** Shows the next step, which depends on the saved settings and the account's permissions. */
function useConnectedToast(): () => Promise<void> {
  const ask = useFetchUncached();
  const toast = useToast();
  return async () => {
    const [stored, pages] = await Promise.allSettled([ask(getLinkedinSettings, {}), ask(listOrganizations, {})]);
    if (pages.status === 'rejected' && isNotConnected(pages.reason)) return void toast(failedMessage);
    if (stored.status === 'rejected') return void toast({ title: 'Success', description: 'LinkedIn is connected.' });
    toast(
      connectedMessage(stored.value.settings, pages.status === 'fulfilled' ? pages.value.organizations : undefined),
    );
  };
}
