import type { LinkedinSignIn, Organization } from '@workspace/contracts/linkedin-connection';
import { longDate } from '@workspace/contracts/long-date';
import { SelectField } from '@workspace/ui/Field';
import { Notice } from '@workspace/ui/Notice';
import { Switch } from '@workspace/ui/Switch';
import { formatCount } from '../../layout/format-number.ts';
import type { SettingsFormState } from './use-settings-form.ts';

interface SettingsFieldsProps {
  organizations: readonly Organization[];
  signIn: LinkedinSignIn | null;
  form: SettingsFormState;
}

/** The page and auto-posting settings of a connected account. */
export function SettingsFields({ organizations, signIn, form }: SettingsFieldsProps) {
  const { organizationId, autoPost, isUnchanged, change } = form;
  const pageId = organizationId ?? '';
  return (
    <>
      <PageChoice
        organizations={organizations}
        value={pageId}
        onChoose={(id) => change({ organizationId: id || null })}
      />
      <Switch
        label="Post articles when they are published"
        hint={hintOf(pageId, organizations)}
        isOn={autoPost}
        disabled={pageId === ''}
        onFlip={(isOn) => change({ autoPost: isOn })}
      />
      {autoPost && (
        <Notice tone="calm" title="Auto-posting Active" isLive>
          {isUnchanged
            ? 'The next article that is published goes out as this page.'
            : 'Save, and the next article that is published goes out as this page.'}
        </Notice>
      )}
      {signIn && <SignInLine signIn={signIn} />}
    </>
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
