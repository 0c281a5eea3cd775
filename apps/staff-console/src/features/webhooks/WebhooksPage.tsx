import { useState } from 'react';
import { listWebhooks } from '@workspace/contracts/webhooks';
import { useEndpoint, type EndpointState } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { Skeleton } from '@workspace/ui/Skeleton';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useLast } from '../../layout/use-last.ts';
import { useListQuery } from '../../layout/use-list-query.ts';
import { NewKeyNotice } from '../api-keys/NewKeyNotice.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { CreateWebhookDialog } from './CreateWebhookDialog.tsx';
import { WebhookPanel } from './WebhookPanel.tsx';

const pageSize = 20;

/** Addresses that receive events, each with its log. */
export default function WebhooksPage() {
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [{ page }, change] = useListQuery();
  const listed = useEndpoint(listWebhooks, { query: { page, pageSize } });
  const show = (created: string) => {
    setSecret(created);
    setCreating(false);
    listed.refresh();
  };
  return (
    <SettingsPage
      title="Webhooks"
      subtitle="Events are posted to other programs, signed by the convention of Standard Webhooks"
      actions={
        <Permitted to="webhooks:write">
          <Button variant="primary" onClick={() => setCreating(true)}>
            Create webhook
          </Button>
        </Permitted>
      }
    >
      {secret !== undefined && <NewKeyNotice name="The secret" secret={secret} onClose={() => setSecret(undefined)} />}
      <Webhooks {...listed} page={page} onPage={(to) => change({ page: to })} />
      {isCreating && <CreateWebhookDialog onClose={() => setCreating(false)} onCreated={show} />}
    </SettingsPage>
  );
}

type WebhooksProps = EndpointState<typeof listWebhooks> & { page: number; onPage: (page: number) => void };

function Webhooks({ data, error, refresh, page, onPage }: WebhooksProps) {
  const shown = useLast(data, error);
  if (!shown)
    return error ? <NotLoaded subject="The webhooks" error={error} refresh={refresh} /> : <Skeleton lines={3} />;
  if (shown.total === 0)
    return <EmptyList title="No webhooks yet.">Create one, and choose the events that a program learns of.</EmptyList>;
  return (
    <Stack $gap="lg">
      {shown.webhooks.map((webhook) => (
        <WebhookPanel key={webhook.id} webhook={webhook} onChanged={refresh} />
      ))}
      <Pager page={page} pageSize={pageSize} total={shown.total} onPage={onPage} />
    </Stack>
  );
}
