import { listEmailLists } from '@workspace/contracts/email-lists';
import type { CampaignDraft } from '@workspace/contracts/newsletter-campaigns';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { SelectField, TextField } from '@workspace/ui/Field';
import { formatCount } from '../../layout/format-number.ts';
import { Stack } from '../../layout/Stack.tsx';
import { CountClicks } from './CountClicks.tsx';
import { PostsPicker } from './PostsPicker.tsx';

export const emptyCampaign: Required<CampaignDraft> = {
  name: '',
  subject: '',
  emailListId: '',
  blogPostIds: [],
  tracksClicks: false,
};

/** Returns true when all four fields are filled: until then nothing can be stored. */
export const isComplete = ({ name, subject, emailListId, blogPostIds }: CampaignDraft): boolean =>
  name.trim() !== '' && subject.trim() !== '' && emailListId !== '' && blogPostIds.length > 0;

interface CampaignFieldsProps {
  values: Required<CampaignDraft>;
  /** Error messages by field. */
  inputErrors: Readonly<Record<string, string>>;
  onChange: (values: Required<CampaignDraft>) => void;
}

/** The fields of a campaign. */
export function CampaignFields({ values, inputErrors, onChange }: CampaignFieldsProps) {
  const lists = useEndpoint(listEmailLists, {}).data?.emailLists ?? [];
  const change = (patch: Partial<Required<CampaignDraft>>) => onChange({ ...values, ...patch });
  return (
    <Stack $gap="lg">
      <TextField
        label="Name"
        hint="For you and your colleagues"
        required
        value={values.name}
        error={values.name.trim() ? inputErrors.name : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label="Subject"
        hint="What readers see in their mailbox"
        required
        value={values.subject}
        error={values.subject.trim() ? inputErrors.subject : undefined}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <SelectField
        label="Email list"
        required
        placeholder="Choose a list"
        options={lists.map(({ id, name, subscriberCount }) => ({
          value: id,
          label: `${name} (${formatCount(subscriberCount, 'subscriber')})`,
        }))}
        value={values.emailListId}
        onChange={({ target }) => change({ emailListId: target.value })}
      />
      <PostsPicker chosen={values.blogPostIds} onChange={(blogPostIds) => change({ blogPostIds })} />
      <CountClicks isOn={values.tracksClicks} onChange={(tracksClicks) => change({ tracksClicks })} />
    </Stack>
  );
}
