import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { getEmailList } from '@workspace/contracts/email-lists';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { getImport, type SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { Skeleton } from '@workspace/ui/Skeleton';
import { useToast } from '@workspace/ui/Toast';
import { useConsolePath } from '../../layout/base-path.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { RouteButton } from '../../layout/RouteButton.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useEachSecond, useFresh } from '../../layout/use-fresh.ts';
import { useTitle } from '../../layout/use-title.ts';
import { DryRun } from './DryRun.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { Receipt } from './Receipt.tsx';
import { RejectsPanel } from './RejectsPanel.tsx';

const titles: Record<SubscriberImport['status'], string> = {
  checked: 'What this file would do',
  importing: 'Import under way',
  done: 'Receipt of an import',
  undoing: 'Import being taken back',
  undone: 'Import taken back',
  failed: 'Import failed',
};

/** One import from the check to the receipt, at its own URL: a reload loses nothing. */
export function ImportPage() {
  const { id } = useParams() as { id: string };
  const { data, error, refresh } = useFresh(getImport, { params: { id } });
  const found = data?.subscriberImport;
  useEachSecond(found?.status === 'importing' || found?.status === 'undoing', refresh);
  useEndToast(found?.status);
  useTitle(found ? titles[found.status] : 'Import');
  if (error && !data) return <NotLoaded what="The import" error={error} refresh={refresh} />;
  if (!data || !found) return <Skeleton lines={8} />;
  return (
    <Stack>
      <Heading found={found} />
      {(found.status === 'importing' || found.status === 'undoing') && <ImportProgress found={found} />}
      {found.status === 'checked' && <DryRun found={found} />}
      {(found.status === 'done' || found.status === 'undone' || found.status === 'failed') && <Receipt found={found} />}
      {data.rejects.length > 0 && <RejectsPanel id={id} found={found} rejects={data.rejects} />}
    </Stack>
  );
}

function Heading({ found: { emailListId, fileName, status } }: { found: SubscriberImport }) {
  const list = useEndpoint(getEmailList, { params: { id: emailListId } }).data?.emailList;
  const path = useConsolePath();
  return (
    <PageHeader title={titles[status]} subtitle={list ? `${fileName} into ${list.name}` : fileName}>
      <RouteButton href={path(`lists/${emailListId}`)}>Back to the list</RouteButton>
    </PageHeader>
  );
}

/** Shows a toast when the import ends. */
function useEndToast(status: SubscriberImport['status'] | undefined): void {
  const before = useRef(status);
  const toast = useToast();
  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (was === 'importing' && status === 'done')
      toast({ title: 'Success', description: 'Subscribers uploaded successfully' });
    if (was === 'importing' && status === 'failed')
      toast({ title: 'Error', description: 'Failed to upload subscribers', tone: 'destructive' });
    if (was === 'undoing' && status === 'undone') toast({ title: 'Success', description: 'The import is taken back.' });
  }, [status, toast]);
}
