import { TextField } from '@workspace/ui/Field';

interface TagsFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The field for tags as one line of text. */
export const TagsField = ({ value, onChange }: TagsFieldProps) => (
  <TextField
    label="Tags"
    hint="Separated by commas, such as APWA, pilot"
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
