import { useState } from 'react';
import { Badge } from '@workspace/ui/Badge';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { formatCount } from '../../layout/format-number.ts';
import { Facts } from '../../layout/Facts.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import { useBusinessPage, type BusinessPage } from './use-business-page.ts';
import { useLinkedinReturn } from './use-linkedin-return.ts';

/** The state of LinkedIn auto-posting to the company's page, with its setup. */
export function BusinessPageCard() {
  const page = useBusinessPage();
  const [isOpen, setOpen] = useState(false);
  useLinkedinReturn(() => setOpen(false));
  const { data, error, refresh } = page.status;
  const missing = data?.missing ?? [];
  const isSetUp = data && missing.length === 0;
  const button = isSetUp && (
    <Permitted to="linkedin:write">
      <Button size="sm" onClick={() => setOpen(true)}>
        {page.isConnected ? 'Change Setup' : 'Set Up'}
      </Button>
    </Permitted>
  );
  return (
    <Panel title="LinkedIn Business Page" actions={button}>
      {!data && !error && <Skeleton lines={2} />}
      {missing.length > 0 && (
        <Notice title="LinkedIn is not set up">
          Whoever runs the API has to set {missing.join(', ')}. The README says where these come from. Everything else
          works without.
        </Notice>
      )}
      {error && <NotLoaded subject="The business page" error={error} refresh={refresh} />}
      {isSetUp && <State page={page} />}
      {isOpen && <SetUpDialog page={page} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function State({ page }: { page: BusinessPage }) {
  const { stored, organizations, isConnected } = page;
  if (stored.error) return <NotLoaded subject="The settings" error={stored.error} refresh={stored.refresh} />;
  if (!stored.data) return <Skeleton lines={2} />;
  const { settings, signIn } = stored.data;
  if (!signIn) {
    return <p>Not connected. Once it is, articles can be posted to your page when they are published.</p>;
  }
  const chosen = organizations.data?.organizations.find(({ id }) => id === settings.organizationId);
  const followers = chosen && chosen.followers !== null ? `, ${formatCount(chosen.followers, 'follower')}` : '';
  return (
    <Stack $gap="md">
      <SignInNotice signIn={signIn} />
      {isConnected && organizations.error && (
        <NotLoaded subject="Your business pages" error={organizations.error} refresh={organizations.refresh} />
      )}
      <Facts
        facts={[
          {
            name: 'Posts as',
            value: settings.organizationName ? settings.organizationName + followers : 'No page chosen',
          },
          {
            name: 'Auto-posting',
            value: settings.autoPost ? <Badge tone="good">On</Badge> : <Badge>Off</Badge>,
          },
        ]}
      />
    </Stack>
  );
}
