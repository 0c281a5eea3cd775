import { connectLinkedin } from '@workspace/contracts/linkedin-connection';
import { ButtonLink } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { Skeleton } from '@workspace/ui/Skeleton';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { DisconnectButton } from './DisconnectButton.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import type { BusinessPage } from './use-business-page.ts';

const title = 'Business Page Setup';

/** The setup dialog: connects LinkedIn, and selects the page and auto-posting. */
export function SetUpDialog({ page, onClose }: { page: BusinessPage; onClose: () => void }) {
  const { stored, organizations, isConnected } = page;
  if (isConnected && stored.data && organizations.data) {
    const { settings, signIn } = stored.data;
    return (
      <SettingsForm
        title={title}
        organizations={organizations.data.organizations}
        settings={settings}
        signIn={signIn}
        onClose={onClose}
      />
    );
  }
  const signIn = stored.data?.signIn;
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {isConnected ? (
        <Waiting page={page} />
      ) : (
        <Stack $gap="lg">
          {signIn && <SignInNotice signIn={signIn} hasWay={false} />}
          <p>
            You are led to LinkedIn and asked whether this site may post as your pages, read what they posted and see
            their followers. Sign in there with an account that administers the page.
          </p>
          <div>
            <ButtonLink href={connectLinkedin.path} variant="primary">
              Connect LinkedIn
            </ButtonLink>
          </div>
          {signIn && <DisconnectButton onDone={onClose} />}
        </Stack>
      )}
    </Dialog>
  );
}

/** Connected, but the settings or pages are still loading or failed to load. */
function Waiting({ page: { stored, organizations } }: { page: BusinessPage }) {
  return (
    <Stack $gap="lg">
      {organizations.error ? (
        <NotLoaded subject="Your business pages" error={organizations.error} refresh={organizations.refresh} />
      ) : stored.error ? (
        <NotLoaded subject="The settings" error={stored.error} refresh={stored.refresh} />
      ) : (
        <Skeleton lines={4} />
      )}
      <DisconnectButton onDone={() => {}} />
    </Stack>
  );
}
