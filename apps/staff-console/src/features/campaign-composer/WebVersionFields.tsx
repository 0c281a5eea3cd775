import { Switch } from '@workspace/ui/Switch';
import { Stack } from '../../layout/Stack.tsx';
import type { DraftValues } from '../newsletter-campaigns/use-draft-editing.ts';

interface WebVersionFieldsProps {
  values: DraftValues['web'];
  onChange: (web: DraftValues['web']) => void;
}

/** The choices about the web version of a campaign. Both are off by default. */
export function WebVersionFields({ values, onChange }: WebVersionFieldsProps) {
  return (
    <Stack>
      <Switch
        label="Link to the web version"
        hint="The footer of the email has a link “View in browser”. Only readers with the link find the page."
        isOn={values.hasWebLink}
        onFlip={(hasWebLink) => onChange({ ...values, hasWebLink })}
      />
      <Switch
        label="Show in the public archive"
        hint="Once it is sent, everybody can read it on the site under /newsletters, without merge fields."
        isOn={values.isInArchive}
        onFlip={(isInArchive) => onChange({ ...values, isInArchive })}
      />
    </Stack>
  );
}
