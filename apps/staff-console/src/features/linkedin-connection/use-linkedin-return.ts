import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToast } from '@workspace/ui/Toast';
import { useForgetBusinessPage } from './use-business-page.ts';

/** Reads how somebody came back from LinkedIn, and takes it out of the address. `onConnected`: after everything was asked for anew. */
export function useLinkedinReturn(onConnected: () => void): void {
  const [address, setAddress] = useSearchParams();
  const forget = useForgetBusinessPage();
  const toast = useToast();
  const came = address.get('linkedin');
  const read = () => {
    if (came === 'connected') {
      forget();
      onConnected();
      toast({ title: 'Success', description: 'LinkedIn is connected. Choose a page to post as.' });
    }
    if (came === 'error') {
      console.warn('LinkedIn was not connected.');
      const description =
        'LinkedIn was not connected, and nothing has changed. If you did not cancel it yourself, try once more. If it fails again, ask whoever runs the site to look into its log.';
      toast({ title: 'Error', description, tone: 'destructive' });
    }
    const rest = new URLSearchParams(address);
    rest.delete('linkedin');
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
