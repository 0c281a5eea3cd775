import { useState } from 'react';
import { Button } from '@workspace/ui/Button';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useListQuery } from '../../layout/use-list-query.ts';
import { useTitle } from '../../layout/use-title.ts';
import { ExportDialog } from '../personal-data/ExportDialog.tsx';
import { SuppressDialog } from './SuppressDialog.tsx';
import { SuppressionsList } from './SuppressionsList.tsx';
import { useSuppressions } from './use-suppressions.ts';

/** The addresses suppressed on every list: look one up, suppress one, allow it again, and export what is stored about one. */
export default function SuppressionsPage() {
  const [query, setQuery] = useListQuery();
  const found = useSuppressions(query);
  const [opened, setOpened] = useState<'suppress' | 'export'>();
  const close = () => setOpened(undefined);
  const email = query.search.includes('@') ? query.search : '';
  useTitle('Suppressions');
  return (
    <Stack>
      <PageHeader
        title="Suppressions"
        subtitle="Addresses that get no mail from any list, and that no import brings back"
        crumbs={[{ label: 'Newsletter', page: 'newsletter' }]}
      >
        <Permitted to="suppressions:write">
          <Button variant="quiet" onClick={() => setOpened('export')}>
            Export personal data
          </Button>
          <Button variant="primary" onClick={() => setOpened('suppress')}>
            Suppress an Address
          </Button>
        </Permitted>
      </PageHeader>
      <SuppressionsList query={query} found={found} onQuery={setQuery} />
      {opened === 'suppress' && <SuppressDialog email={email} onClose={close} onChanged={found.refresh} />}
      {opened === 'export' && <ExportDialog email={email} onClose={close} />}
    </Stack>
  );
}
