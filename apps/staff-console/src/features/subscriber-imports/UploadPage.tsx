import { useParams } from 'react-router-dom';
import { getEmailList } from '@workspace/contracts/email-lists';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { useConsolePath } from '../../layout/base-path.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { UploadForm } from './UploadForm.tsx';

/** Uploads a file to the list in the URL. */
export default function UploadPage() {
  const { id } = useParams() as { id: string };
  const { data, error, refresh } = useEndpoint(getEmailList, { params: { id } });
  const path = useConsolePath();
  useTitle('Upload subscribers');
  return (
    <Stack>
      <PageHeader title="Upload subscribers" subtitle={data && `Into ${data.emailList.name}`}>
        <ConsoleLinkButton href={path(`lists/${id}`)}>Back to the list</ConsoleLinkButton>
      </PageHeader>
      {error && !data && <NotLoaded subject="The list" error={error} refresh={refresh} />}
      {!error && !data && <Skeleton lines={4} />}
      {data && (
        <Permitted to="email-lists:write">
          <Panel>
            <UploadForm listId={id} />
          </Panel>
        </Permitted>
      )}
    </Stack>
  );
}
