import { TextField } from '@workspace/ui/Field';

/** The title that was proposed. It may be changed before it is approved. */
export function TitleStep({ title, onType }: { title: string; onType: (title: string) => void }) {
  return (
    <TextField
      label="Title"
      hint="Change it as you like. The post is written for this title."
      maxLength={200}
      value={title}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
