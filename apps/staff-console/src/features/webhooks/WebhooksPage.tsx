import { useState } from 'react';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { listWebhooks } from '@workspace/contracts/webhooks';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { Skeleton } from '@workspace/ui/Skeleton';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { ListResults } from '../../layout/ListResults.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useList, type List } from '../../layout/use-list.ts';
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
  const list = useList(useEndpoint(listWebhooks, { query: { page, pageSize } }));
  const show = (created: string) => {
    setSecret(created);
    setCreating(false);
    list.refresh();
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
      <Webhooks list={list} page={page} onPage={(to) => change({ page: to })} />
      {isCreating && <CreateWebhookDialog onClose={() => setCreating(false)} onCreated={show} />}
    </SettingsPage>
  );
}

interface WebhooksProps {
  list: List<ResponseOf<typeof listWebhooks>>;
  page: number;
  onPage: (page: number) => void;
}

function Webhooks({ list, page, onPage }: WebhooksProps) {
  return (
    <ListResults subject="The webhooks" list={list} loading={<Skeleton lines={3} />}>
      {({ webhooks, total }) =>
        total === 0 ? (
          <EmptyList title="No webhooks yet.">Create one, and choose the events that a program learns of.</EmptyList>
        ) : (
          <Stack $gap="lg">
            {webhooks.map((webhook) => (
              <WebhookPanel key={webhook.id} webhook={webhook} onChanged={list.refresh} />
            ))}
            <Pager page={page} pageSize={pageSize} total={total} onPage={onPage} />
          </Stack>
        )
      }
    </ListResults>
  );
}
