import type { CampaignDraft } from '@workspace/contracts/newsletter-campaigns';
import { TextField } from '@workspace/ui/Field';
import { Stack } from '../../layout/Stack.tsx';
import { AudienceFields, emptyAudience, hasAudience, type AudienceValues } from './AudienceFields.tsx';
import { CountClicks } from './CountClicks.tsx';
import { PostsPicker } from './PostsPicker.tsx';

/** The fields of a new campaign: it begins with posts. */
export type NewCampaign = Required<Pick<CampaignDraft, 'name' | 'subject' | 'blogPostIds' | 'tracksClicks'>> &
  AudienceValues;

export const emptyCampaign: NewCampaign = {
  name: '',
  subject: '',
  ...emptyAudience,
  blogPostIds: [],
  tracksClicks: false,
};

/** Returns true when all four fields are filled: until then nothing can be stored. */
export const isComplete = ({ name, subject, blogPostIds, ...values }: NewCampaign): boolean =>
  name.trim() !== '' && subject.trim() !== '' && hasAudience(values) && blogPostIds.length > 0;

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
      <PostsPicker chosen={values.blogPostIds} onChange={(blogPostIds) => change({ blogPostIds })} />
      <CountClicks isOn={values.tracksClicks} onChange={(tracksClicks) => change({ tracksClicks })} />
    </Stack>
  );
}
