import type { CampaignDraft } from '@workspace/contracts/newsletter-campaigns';
import { SelectField, TextField } from '@workspace/ui/Field';
import { Stack } from '../../layout/Stack.tsx';
import { AudienceFields, emptyAudience, hasAudience, type AudienceValues } from './AudienceFields.tsx';
import { CountClicks } from './CountClicks.tsx';
import { PostsPicker } from './PostsPicker.tsx';

/** The first content of a new campaign: posts, or a text to write. */
const beginnings = [
  { value: 'posts', label: 'Posts' },
  { value: 'text', label: 'A text, without posts' },
] as const;
type Beginning = (typeof beginnings)[number]['value'];

/** The fields of a new campaign. */
export type NewCampaign = Required<Pick<CampaignDraft, 'name' | 'subject' | 'blogPostIds' | 'tracksClicks'>> &
  AudienceValues & { beginning: Beginning };

export const emptyCampaign: NewCampaign = {
  name: '',
  subject: '',
  ...emptyAudience,
  beginning: 'posts',
  blogPostIds: [],
  tracksClicks: false,
};

/** Returns true when all fields are filled: until then nothing can be stored. */
export const isComplete = ({ name, subject, beginning, blogPostIds, ...values }: NewCampaign): boolean =>
  name.trim() !== '' &&
  subject.trim() !== '' &&
  hasAudience(values) &&
  (beginning === 'text' || blogPostIds.length > 0);

/** Returns the body that stores a new campaign: without posts it has an empty text. */
export const toNewDraft = ({ beginning, blogPostIds, ...values }: NewCampaign): CampaignDraft =>
  beginning === 'posts' ? { ...values, blogPostIds } : { ...values, blocks: [{ type: 'text', html: '' }] };

interface CampaignFieldsProps {
  values: NewCampaign;
  /** Error messages by field. */
  inputErrors: Readonly<Record<string, string>>;
  onChange: (values: NewCampaign) => void;
}

/** The fields of a new campaign. */
export function CampaignFields({ values, inputErrors, onChange }: CampaignFieldsProps) {
  const change = (patch: Partial<NewCampaign>) => onChange({ ...values, ...patch });
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
      <AudienceFields values={values} onChange={change} />
      <SelectField
        label="Begins with"
        hint={values.beginning === 'text' ? 'You write it on the next page, and can add posts there' : undefined}
        options={beginnings}
        value={values.beginning}
        onChange={({ target }) => change({ beginning: target.value === 'text' ? 'text' : 'posts' })}
      />
      {values.beginning === 'posts' && (
        <PostsPicker chosen={values.blogPostIds} onChange={(blogPostIds) => change({ blogPostIds })} />
      )}
      <CountClicks isOn={values.tracksClicks} onChange={(tracksClicks) => change({ tracksClicks })} />
    </Stack>
  );
}
