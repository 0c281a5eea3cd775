import { useState } from 'react';
import { TextField } from '@workspace/ui/Field';

interface TagsFieldProps {
  tags: readonly string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
}

/** The tags of a post, with commas between them. */
export function TagsField({ tags, error, onChange }: TagsFieldProps) {
  // While it is being typed, a comma at the end is no tag yet.
  const [typed, setTyped] = useState<string>();
  const change = (value: string) => {
    setTyped(value);
    const given = value.split(',').map((tag) => tag.trim());
    onChange([...new Set(given.filter(Boolean))]);
  };
  return (
    <TextField
      label="Tags"
      name="tags"
      hint="Optional, with commas between them. Search engines and feeds read them."
      required={false}
      value={typed ?? tags.join(', ')}
      error={error}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
