import { useState } from 'react';
import {
  getLinkedinSettings,
  saveLinkedinSettings,
  type LinkedinSettings,
  type LinkedinSignIn,
  type Organization,
} from '@workspace/contracts/linkedin-connection';
import { longDate } from '@workspace/contracts/long-date';
import { useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { SelectField } from '@workspace/ui/Field';
import { Notice } from '@workspace/ui/Notice';
import { Switch } from '@workspace/ui/Switch';
import { useToast } from '@workspace/ui/Toast';
import { formatCount } from '../../layout/format-number.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { DisconnectButton } from './DisconnectButton.tsx';
import { useRefreshBusinessPage } from './use-business-page.ts';

interface SettingsFormProps {
  title: string;
  organizations: readonly Organization[];
  settings: LinkedinSettings;
  signIn: LinkedinSignIn | null;
  onClose: () => void;
}

/** The page and auto-posting settings of a connected account. */
export function SettingsForm({ title, organizations, settings, signIn, onClose }: SettingsFormProps) {
  const isThere = organizations.some(({ id }) => id === settings.organizationId);
  const storedPageId = isThere ? (settings.organizationId ?? '') : '';
  const [pageId, setPageId] = useState(storedPageId);
  const [wantsAuto, setWantsAuto] = useState(settings.autoPost);
  const { save, isSaving } = useSaveSettings(onClose);
  const autoPost = wantsAuto && pageId !== '';
  const isUnchanged = autoPost === settings.autoPost && (pageId || null) === settings.organizationId;
  return (
    <FormDialog
      title={title}
      submitLabel="Save Settings"
      canSubmit={!isUnchanged}
      isBusy={isSaving}
      isByButtonOnly
      hasUnsavedChanges={pageId !== storedPageId || wantsAuto !== settings.autoPost}
      onSubmit={() => void save({ organizationId: pageId || null, autoPost })}
      onClose={onClose}
    >
      <PageChoice organizations={organizations} value={pageId} onChoose={setPageId} />
      <Switch
        label="Post articles when they are published"
        hint={hintOf(pageId, organizations)}
        isOn={autoPost}
        disabled={pageId === ''}
        onFlip={setWantsAuto}
      />
      {autoPost && (
        <Notice tone="calm" title="Auto-posting Active" isLive>
          {isUnchanged
            ? 'The next article that is published goes out as this page.'
            : 'Save, and the next article that is published goes out as this page.'}
        </Notice>
      )}
      {signIn && <SignInLine signIn={signIn} />}
      <DisconnectButton onDone={onClose} />
    </FormDialog>
  );
}

function hintOf(pageId: string, organizations: readonly Organization[]): string {
  if (organizations.length === 0) return 'There is no page to post as.';
  return pageId === '' ? 'Choose a page first.' : 'Each goes out once. Articles that are out already are not posted.';
}

interface PageChoiceProps {
  organizations: readonly Organization[];
  value: string;
  onChoose: (id: string) => void;
}

function PageChoice({ organizations, value, onChoose }: PageChoiceProps) {
  if (organizations.length === 0) {
    return (
      <Notice tone="caution" title="This account administers no business page">
        Disconnect, and connect with an account that does. At LinkedIn, an administrator of the page can give you the
        role.
      </Notice>
    );
  }
  const options = organizations.map(({ id, name, followers }) => ({
    value: id,
    label: followers === null ? name : `${name} (${formatCount(followers, 'follower')})`,
  }));
  return (
    <SelectField
      label="Business page"
      placeholder="Choose a page"
      value={value}
      options={options}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

const SignInLine = ({ signIn: { connectedBy, connectedAt, endsAt } }: { signIn: LinkedinSignIn }) => (
  <p>
    Connected by {connectedBy} on {longDate(new Date(connectedAt))}. The sign-in ends on {longDate(new Date(endsAt))}.
  </p>
);

function useSaveSettings(onSaved: () => void) {
  const { send, isSending } = useSend(saveLinkedinSettings);
  const updateCached = useUpdateCached();
  const refreshBusinessPage = useRefreshBusinessPage();
  const runAction = useAction();
  const toast = useToast();
  const save = async (body: LinkedinSettings) => {
    const result = await runAction(send({ body }), 'Failed to save the settings. They are as they were.');
    if (!result) return refreshBusinessPage();
    updateCached(getLinkedinSettings, {}, () => result);
    toast({ title: 'Success', description: 'Settings saved.' });
    onSaved();
  };
  return { save, isSaving: isSending };
}
