import { useSearchParams } from 'react-router-dom';
import { Panel } from '@workspace/ui/Panel';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { NewsletterTabs } from './NewsletterTabs.tsx';

/** Lists and campaigns on a page of their own; its address says which. */
export function NewsletterPage() {
  const [address, setAddress] = useSearchParams();
  useTitle('Newsletter');
  return (
    <Stack>
      <PageHeader title="Newsletter" subtitle="Who gets it, what was sent, and what became of each message" />
      <Panel>
        <NewsletterTabs
          selected={address.get('tab') === 'campaigns' ? 'campaigns' : 'lists'}
          onSelect={(tab) => setAddress(tab === 'campaigns' ? { tab } : {}, { replace: true })}
        />
      </Panel>
    </Stack>
  );
}
