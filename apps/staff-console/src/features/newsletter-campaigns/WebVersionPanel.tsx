import { useState } from 'react';
import { changeArchive } from '@workspace/contracts/campaign-previews';
import { issuePath } from '@workspace/contracts/newsletter-issues';
import type { Campaign } from '@workspace/contracts/campaign';
import { useSend } from '@workspace/contracts/react/use-send';
import { Panel } from '@workspace/ui/Panel';
import { Switch } from '@workspace/ui/Switch';
import { PermittedFields } from '../../layout/PermittedFields.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useAction } from '../../layout/use-action.ts';

/** The web version of a started campaign: its address, and its place in the archive. */
export function WebVersionPanel({ campaign, refresh }: { campaign: Campaign; refresh: () => void }) {
  const { id, webToken, status } = campaign;
  const [isInArchive, setInArchive] = useState(campaign.isInArchive ?? false);
  const { send } = useSend(changeArchive);
  const runAction = useAction();
  if (webToken === undefined) return null;
  const flip = async (next: boolean) => {
    setInArchive(next);
    const saved = await runAction(
      send({ params: { id }, body: { isInArchive: next } }),
      'Failed to change the archive',
    );
    if (!saved) setInArchive(!next);
    refresh();
  };
  const place =
    status === 'sent' ? 'On the site under /newsletters.' : 'On the site under /newsletters, once it is sent.';
  return (
    <Panel title="Web version">
      <Stack>
        <p>
          <a href={issuePath(webToken)} target="_blank" rel="noreferrer">
            Open the web version
          </a>
          : for everybody who has its address, without personal data.
        </p>
        <PermittedFields to="newsletter-campaigns:write">
          <Switch
            label="Show in the public archive"
            hint={place}
            isOn={isInArchive}
            onFlip={(next) => void flip(next)}
          />
        </PermittedFields>
      </Stack>
    </Panel>
  );
}
