import { connectLinkedin } from '@workspace/contracts/linkedin-connection';
import { ButtonLink } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { Skeleton } from '@workspace/ui/Skeleton';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { DisconnectButton } from './DisconnectButton.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import type { BusinessPage } from './use-business-page.ts';
import { useSettingsForm } from './use-settings-form.ts';

const title = 'Business Page Setup';

interface SetUpDialogProps {
  page: BusinessPage;
  onClose: () => void;
}

/** The setup dialog: connects LinkedIn, and selects the page and auto-posting. */
export const SetUpDialog = (props: SetUpDialogProps) =>
  props.page.isConnected ? <SettingsDialog {...props} /> : <ConnectDialog {...props} />;

function ConnectDialog({ page, onClose }: SetUpDialogProps) {
  const signIn = page.stored.data?.signIn;
  return (
    <Dialog isOpen onClose={onClose} title={title}>
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
    </Dialog>
  );
}

/** The same dialog before and after the settings are loaded: a question that is open above it stays. */
function SettingsDialog({ page, onClose }: SetUpDialogProps) {
  const form = useSettingsForm(page, onClose);
  const settings = page.stored.data;
  const pages = page.organizations.data?.organizations;
  const isLoaded = settings !== undefined && pages !== undefined;
  return (
    <FormDialog
      title={title}
      submitLabel="Save Settings"
      canSubmit={isLoaded && !form.isUnchanged}
      isBusy={form.isSaving}
      isByButtonOnly
      hasUnsavedChanges={form.hasUnsavedChanges}
      onSubmit={form.save}
      onClose={onClose}
    >
      {isLoaded ? (
        <SettingsFields organizations={pages} signIn={settings.signIn} form={form} />
      ) : (
        <Waiting page={page} />
      )}
      <DisconnectButton onDone={onClose} />
    </FormDialog>
  );
}

/** Connected, but the settings or pages are still loading or failed to load. */
function Waiting({ page: { stored, organizations } }: { page: BusinessPage }) {
  if (organizations.error)
    return <NotLoaded subject="Your business pages" error={organizations.error} refresh={organizations.refresh} />;
  if (stored.error) return <NotLoaded subject="The settings" error={stored.error} refresh={stored.refresh} />;
  return <Skeleton lines={4} />;
}
