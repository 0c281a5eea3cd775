import { useParams } from 'react-router-dom';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { getEmailList } from '@workspace/contracts/email-lists';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { getImport, type SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { Skeleton } from '@workspace/ui/Skeleton';
import { useConsolePath } from '../../layout/base-path.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { DryRun } from './DryRun.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { Receipt } from './Receipt.tsx';
import { RejectsPanel } from './RejectsPanel.tsx';
import { useImportEnd } from './use-import-end.ts';

const titles: Record<SubscriberImport['status'], string> = {
  checked: 'What this file would do',
  importing: 'Import under way',
  done: 'Receipt of an import',
  undoing: 'Undoing the import',
  undone: 'Import undone',
  failed: 'Import failed',
};

/** Polls while the import or its undo runs. */
const intervalOf = (data?: ResponseOf<typeof getImport>): number =>
  data && ['importing', 'undoing'].includes(data.subscriberImport.status) ? 1_000 : 0;

/** One import from the check to the receipt, at its own URL: a reload loses nothing. */
export default function ImportPage() {
  const { id } = useParams() as { id: string };
  const { data, error, refresh } = useEndpoint(getImport, { params: { id } }, { refreshInterval: intervalOf });
  const subscriberImport = data?.subscriberImport;
  useImportEnd(subscriberImport);
  useTitle(subscriberImport ? titles[subscriberImport.status] : 'Import');
  if (error && !data) return <NotLoaded subject="The import" error={error} refresh={refresh} />;
  if (!data || !subscriberImport) return <Skeleton lines={8} />;
  return (
    <Stack>
      <Heading subscriberImport={subscriberImport} />
      {(subscriberImport.status === 'importing' || subscriberImport.status === 'undoing') && (
        <ImportProgress subscriberImport={subscriberImport} />
      )}
      {subscriberImport.status === 'checked' && <DryRun subscriberImport={subscriberImport} />}
      {(subscriberImport.status === 'done' ||
        subscriberImport.status === 'undone' ||
        subscriberImport.status === 'failed') && <Receipt subscriberImport={subscriberImport} />}
      {data.rejects.length > 0 && <RejectsPanel id={id} subscriberImport={subscriberImport} rejects={data.rejects} />}
    </Stack>
  );
}

function Heading({ subscriberImport: { emailListId, fileName, status } }: { subscriberImport: SubscriberImport }) {
  const list = useEndpoint(getEmailList, { params: { id: emailListId } }).data?.emailList;
  const path = useConsolePath();
  return (
    <PageHeader title={titles[status]} subtitle={list ? `${fileName} into ${list.name}` : fileName}>
      <ConsoleLinkButton href={path(`lists/${emailListId}`)}>Back to the list</ConsoleLinkButton>
    </PageHeader>
  );
}
