import { useState } from 'react';
import { Button } from '@workspace/ui/Button';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useListQuery } from '../../layout/use-list-query.ts';
import { useTitle } from '../../layout/use-title.ts';
import { SuppressDialog } from './SuppressDialog.tsx';
import { SuppressionsList } from './SuppressionsList.tsx';
import { useSuppressions } from './use-suppressions.ts';

/** The addresses suppressed on every list: look one up, suppress one, and allow it again. */
export default function SuppressionsPage() {
  const [query, setQuery] = useListQuery();
  const found = useSuppressions(query);
  const [isAdding, setAdding] = useState(false);
  useTitle('Suppressions');
  return (
    <Stack>
      <PageHeader
        title="Suppressions"
        subtitle="Addresses that get no mail from any list, and that no import brings back"
        crumbs={[{ label: 'Newsletter', page: 'newsletter' }]}
      >
        <Permitted to="suppressions:write">
          <Button variant="primary" onClick={() => setAdding(true)}>
            Suppress an Address
          </Button>
        </Permitted>
      </PageHeader>
      <SuppressionsList query={query} found={found} onQuery={setQuery} />
      {isAdding && (
        <SuppressDialog
          email={query.search.includes('@') ? query.search : ''}
          onClose={() => setAdding(false)}
          onChanged={found.refresh}
        />
      )}
    </Stack>
  );
}
