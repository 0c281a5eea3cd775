import { useState } from 'react';
import type { Campaign } from '@workspace/contracts/campaign';
import { checkCampaign } from '@workspace/contracts/campaign-preflight';
import { sendTestMail } from '@workspace/contracts/newsletter-campaigns';
import { useSend } from '@workspace/contracts/react/use-send';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { useToast } from '@workspace/ui/Toast';
import { useConsolePath } from '../../layout/base-path.ts';
import { CheckList } from '../../layout/CheckList.tsx';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { TestsDialog } from '../campaign-composer/TestsDialog.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { useAction } from '../../layout/use-action.ts';
import { useRefreshOnChange } from '../../layout/use-refresh-on-change.ts';

interface PreflightPanelProps {
  campaign: Campaign;
  /** True when the draft has unsaved changes. */
  isChanged: boolean;
}

/** The pre-flight checks, the worst first, and a test email. */
export function PreflightPanel({ campaign, isChanged }: PreflightPanelProps) {
  const { id, updatedAt } = campaign;
  const { data, error, refresh } = useEndpoint(checkCampaign, { params: { id } });
  useRefreshOnChange(updatedAt, refresh);
  const path = useConsolePath();
  const checks = data?.checks.map(({ sentence, ...check }) => ({ ...check, children: sentence }));
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
            <Tests campaign={campaign} isChanged={isChanged} />
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
      {checks && <CheckList label="Checks" checks={checks} />}
      <ConsoleLinkButton variant="quiet" size="sm" href={path('domain-check')}>
        All checks of the sender's domain
      </ConsoleLinkButton>
    </Panel>
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

function Tests({ campaign, isChanged }: PreflightPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Send tests …
      </Button>
      {isOpen && <TestsDialog campaign={campaign} isChanged={isChanged} onClose={() => setOpen(false)} />}
    </>
  );
}
