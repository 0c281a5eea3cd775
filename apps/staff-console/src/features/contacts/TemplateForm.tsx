import { useState } from 'react';
import { placeholders } from '@workspace/contracts/fill-template';
import { useSend } from '@workspace/contracts/react/use-send';
import { changeReplyTemplate, createReplyTemplate, type ReplyTemplate } from '@workspace/contracts/reply-templates';
import { TextArea, TextField } from '@workspace/ui/Field';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';

interface TemplateFormProps {
  /** Undefined: a new one. */
  template: ReplyTemplate | undefined;
  refresh: () => void;
  onClose: () => void;
}

const hint = `Placeholders: ${placeholders.map((name) => `{{${name}}}`).join(', ')}. {{firstName|there}} has a text for an empty value.`;

/** The form of a template. */
export function TemplateForm({ template, refresh, onClose }: TemplateFormProps) {
  const [name, setName] = useState(template?.name ?? '');
  const [text, setText] = useState(template?.text ?? '');
  const create = useSend(createReplyTemplate);
  const change = useSend(changeReplyTemplate);
  const runAction = useAction();
  const fields = (create.error ?? change.error)?.fields;
  const store = async () => {
    const body = { name, text };
    const stored = template ? change.send({ params: { id: template.id }, body }) : create.send({ body });
    if (!(await runAction(stored, 'Failed to save the template.'))) return;
    refresh();
    onClose();
  };
  return (
    <FormDialog
      title={template ? 'Edit template' : 'New template'}
      size="lg"
      submitLabel="Save"
      canSubmit={name.trim() !== '' && text.trim() !== ''}
      isBusy={create.isSending || change.isSending}
      onSubmit={() => void store()}
      hasUnsavedChanges={name !== (template?.name ?? '') || text !== (template?.text ?? '')}
      onClose={onClose}
    >
      <TextField label="Name" value={name} error={fields?.name} onChange={({ target }) => setName(target.value)} />
      <TextArea
        label="Text"
        rows={10}
        hint={hint}
        value={text}
        error={fields?.text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
