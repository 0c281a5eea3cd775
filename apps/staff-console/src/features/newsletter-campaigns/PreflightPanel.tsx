import { useState } from 'react';
import { styled } from 'styled-components';
import {
  checkCampaign,
  sendTestMail,
  type Campaign,
  type PreflightCheck,
} from '@workspace/contracts/newsletter-campaigns';
import { useSend } from '@workspace/contracts/react/use-send';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { Icon, type IconName } from '@workspace/ui/Icon';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { useToast } from '@workspace/ui/Toast';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { TestsDialog } from '../campaign-composer/TestsDialog.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { useAction } from '../../layout/use-action.ts';
import { useRefreshOnChange } from '../../layout/use-refresh-on-change.ts';

const Checks = styled.ul`
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto 3rem minmax(0, 1fr);
    gap: ${space.md};
    padding: ${space.sm} 0;
    border-bottom: 1px solid ${color.line};
    font-size: ${text.sm};
    line-height: 1.45;
  }
  strong {
    font: ${weight.strong} ${text.sm} / 1.45 ${font.sign};
  }
  [data-outcome='ok'] > :not(:last-child) {
    color: ${color.link};
  }
  [data-outcome='warning'] > :not(:last-child) {
    color: ${color.caution};
  }
  [data-outcome='stop'] > :not(:last-child) {
    color: ${color.danger};
  }
`;
const outcomes: Record<PreflightCheck['outcome'], readonly [IconName, string]> = {
  stop: ['close', 'Stop'],
  warning: ['alert', 'Look'],
  ok: ['check', 'Fine'],
};
const worstFirst = ['stop', 'warning', 'ok'];

interface PreflightPanelProps {
  campaign: Campaign;
  /** True when the draft has unsaved changes. */
  isChanged: boolean;
}

/** The pre-flight checks, the worst first, and a test email. */
export function PreflightPanel({ campaign: { id, updatedAt }, isChanged }: PreflightPanelProps) {
  const { data, error, refresh } = useEndpoint(checkCampaign, { params: { id } });
  useRefreshOnChange(updatedAt, refresh);
  const checks = data?.checks.toSorted((a, b) => worstFirst.indexOf(a.outcome) - worstFirst.indexOf(b.outcome));
  return (
    <Panel
      title="Before it goes out"
      actions={
        <>
          <Button size="sm" onClick={refresh}>
            Check again
          </Button>
          <Permitted to="newsletter-campaigns:write">
            <TestMail id={id} />
            <Tests id={id} isChanged={isChanged} />
          </Permitted>
        </>
      }
    >
      {error && <NotLoaded subject="The checks" error={error} refresh={refresh} />}
      {!checks && !error && (
        <>
          <p role="status">Following the links and asking DNS …</p>
          <Skeleton lines={5} />
        </>
      )}
      {checks && <CheckList checks={checks} />}
    </Panel>
  );
}

function CheckList({ checks }: { checks: PreflightCheck[] }) {
  return (
    <Checks aria-label="Checks">
      {checks.map(({ name, outcome, sentence }) => (
        <li key={name} data-outcome={outcome}>
          <Icon name={outcomes[outcome][0]} size={18} />
          <strong>{outcomes[outcome][1]}</strong>
          <span>{sentence}</span>
        </li>
      ))}
    </Checks>
  );
}

function TestMail({ id }: { id: string }) {
  const { send, isSending } = useSend(sendTestMail);
  const runAction = useAction();
  const toast = useToast();
  const test = async () => {
    const result = await runAction(send({ params: { id } }), 'Failed to send the test');
    if (result) toast({ title: 'Success', description: `A test is on its way to ${result.to}.` });
  };
  return (
    <Button size="sm" isBusy={isSending} onClick={() => void test()}>
      Send me a test
    </Button>
  );
}

function Tests({ id, isChanged }: { id: string; isChanged: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Send tests …
      </Button>
      {isOpen && <TestsDialog campaignId={id} isChanged={isChanged} onClose={() => setOpen(false)} />}
    </>
  );
}
