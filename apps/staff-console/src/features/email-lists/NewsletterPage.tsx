import { Panel } from '@workspace/ui/Panel';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { NewsletterTabs } from './NewsletterTabs.tsx';

/** Lists and campaigns on a page of their own. */
export function NewsletterPage() {
  useTitle('Newsletter');
  return (
    <Stack>
      <PageHeader title="Newsletter" subtitle="Who gets it, what was sent, and what became of each message" />
      <Panel>
        <NewsletterTabs />
      </Panel>
    </Stack>
  );
}
