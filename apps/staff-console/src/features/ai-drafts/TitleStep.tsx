import type { FormEvent } from 'react';
import { TextField } from '@workspace/ui/Field';

interface TitleStepProps {
  title: string;
  onType: (title: string) => void;
  /** Called on Enter. */
  onApprove: () => void;
}

/** The proposed title, editable before its approval. */
export function TitleStep({ title, onType, onApprove }: TitleStepProps) {
  const approve = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '') onApprove();
  };
  return (
    <form onSubmit={approve} noValidate>
      <TextField
        label="Title"
        hint="Change it as you like. The post is written for this title."
        maxLength={200}
        value={title}
        onChange={({ target }) => onType(target.value)}
      />
    </form>
  );
}
