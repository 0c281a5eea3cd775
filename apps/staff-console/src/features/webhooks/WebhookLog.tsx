import { useState } from 'react';
import { styled } from 'styled-components';
import {
  listWebhookDeliveries,
  replayWebhookDelivery,
  testWebhook,
  type WebhookDelivery,
} from '@workspace/contracts/webhooks';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { Badge } from '@workspace/ui/Badge';
import { Button } from '@workspace/ui/Button';
import { Table } from '@workspace/ui/Table';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { NonPhoneCell, PhoneOnly } from '../../layout/NonPhoneCell.tsx';
import { RowLine } from '../../layout/ListRow.tsx';
import { shortMoment } from '../../layout/local-time.ts';
import { Row } from '../../layout/Stack.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { useAction } from '../../layout/use-action.ts';

const Result = styled(NonPhoneCell)`
  white-space: normal;
  overflow-wrap: anywhere;
`;
const pageSize = 10;
const tones = { pending: 'neutral', delivered: 'good', failed: 'danger' } as const;
const columns = [
  { name: 'Event' },
  { name: 'State' },
  { name: 'Last result', isHiddenOnPhone: true },
  { name: 'Actions', isHidden: true },
];

interface WebhookLogProps {
  webhookId: string;
  /** True while the webhook may be deleted: a poll after that would fail. */
  isPaused: boolean;
}

/** The deliveries of a webhook, each with a button to send it again. Polls while one waits. */
export function WebhookLog({ webhookId: id, isPaused }: WebhookLogProps) {
  const [page, setPage] = useState(1);
  const input = { params: { id }, query: { page, pageSize } };
  const { data, refresh } = useEndpoint(listWebhookDeliveries, input, {
    refreshInterval: (found) => (!isPaused && found?.deliveries.some(({ status }) => status === 'pending') ? 3_000 : 0),
  });
  const testing = useSend(testWebhook);
  const replaying = useSend(replayWebhookDelivery);
  const run = useAction();
  const test = async () => {
    await run(testing.send({ params: { id } }), 'Failed to send a test.');
    refresh();
  };
  const replay = async (deliveryId: string) => {
    await run(replaying.send({ params: { id, deliveryId } }), 'Failed to send it again.');
    refresh();
  };
  return (
    <div>
      <Row>
        <Button size="sm" variant="quiet" isBusy={testing.isSending} onClick={() => void test()}>
          Send a test event
        </Button>
      </Row>
      {data && data.total > 0 && (
        <>
          <Table caption="Deliveries" isCaptionHidden density="list">
            <TableHead columns={columns} />
            <tbody>
              {data.deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} onReplay={() => void replay(delivery.id)} />
              ))}
            </tbody>
          </Table>
          <Turner page={page} total={data.total} onPage={setPage} />
        </>
      )}
    </div>
  );
}

function DeliveryRow({ delivery, onReplay }: { delivery: WebhookDelivery; onReplay: () => void }) {
  const { event, status, attempts, createdAt, nextAt, result } = delivery;
  // It goes on after a result that may be a sentence.
  const outcome = (result ?? 'not sent yet').replace(/\.$/, '');
  const next = nextAt && attempts > 0 ? `, next attempt ${shortMoment(nextAt)}` : '';
  const lastResult = `${shortMoment(createdAt)}: ${outcome}${next}`;
  return (
    <tr>
      <th scope="row">
        {event}
        <PhoneOnly>
          <RowLine>{lastResult}</RowLine>
        </PhoneOnly>
      </th>
      <td>
        <Badge tone={tones[status]}>{status}</Badge>
      </td>
      <Result>{lastResult}</Result>
      <td data-numeric>
        {status !== 'pending' && (
          <Button size="sm" variant="quiet" onClick={onReplay}>
            <span>
              Send again
              <VisuallyHidden>
                {' '}
                {event} of {shortMoment(createdAt)}
              </VisuallyHidden>
            </span>
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Buttons instead of a pager: a page has one pager, and several logs. */
function Turner({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  return (
    <Row>
      {page > 1 && (
        <Button size="sm" variant="quiet" onClick={() => onPage(page - 1)}>
          Newer deliveries
        </Button>
      )}
      {page * pageSize < total && (
        <Button size="sm" variant="quiet" onClick={() => onPage(page + 1)}>
          Older deliveries
        </Button>
      )}
    </Row>
  );
}
