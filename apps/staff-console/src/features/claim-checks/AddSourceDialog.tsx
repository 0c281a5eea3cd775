import { useState } from 'react';
import { addClaimSource, NewClaimSource } from '@workspace/contracts/claim-checks';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import type { Fields } from '@workspace/contracts/endpoint/api-error';
import { useSend } from '@workspace/contracts/react/use-send';
import { TextArea, TextField } from '@workspace/ui/Field';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';

const empty = { title: '', url: '', document: '', readOn: '', quote: '' };

interface AddSourceDialogProps {
  postId: string;
  /** The sentence that the source supports. */
  sentence: string;
  onAdded: () => void;
  onClose: () => void;
}

/** The form that adds a source to a sentence. */
export function AddSourceDialog({ postId, sentence, onAdded, onClose }: AddSourceDialogProps) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Fields>({});
  const { send, isSending, error } = useSend(addClaimSource);
  const run = useAction();
  const submit = async () => {
    const checked = NewClaimSource.safeParse({ ...values, sentence });
    setErrors(checked.success ? {} : fieldMessages(checked.error.issues));
    if (!checked.success) return;
    const sent = send({ params: { id: postId }, body: checked.data });
    if (await run(sent, 'Failed to add the source.')) onAdded();
  };
  const field = (name: keyof typeof empty) => ({
    value: values[name],
    error: errors[name] ?? error?.fields[name],
    onChange: ({ target }: { target: { value: string } }) => setValues((last) => ({ ...last, [name]: target.value })),
  });
  return (
    <FormDialog
      title="Add a source"
      description={`“${sentence}”`}
      submitLabel="Add source"
      isBusy={isSending}
      hasUnsavedChanges={Object.values(values).some((value) => value !== '')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField label="Title of the source" required {...field('title')} />
      <TextField label="Address" type="url" placeholder="https://" {...field('url')} hint="Or quote its words below" />
      <TextField label="Document" hint="A name, a chapter or a page" {...field('document')} />
      <TextField label="Read on" type="date" {...field('readOn')} />
      <TextArea label="Quoted words" {...field('quote')} />
    </FormDialog>
  );
}
