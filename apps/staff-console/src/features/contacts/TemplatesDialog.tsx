import { useState } from 'react';
import type { ApiError } from '@workspace/contracts/endpoint/api-error';
import type { ReplyTemplate } from '@workspace/contracts/reply-templates';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { Skeleton } from '@workspace/ui/Skeleton';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { DeleteTemplateDialog } from './DeleteTemplateDialog.tsx';
import { Bar, Name } from './inbox-style.ts';
import { TemplateForm } from './TemplateForm.tsx';

interface TemplatesDialogProps {
  /** Undefined until they have loaded. */
  templates: readonly ReplyTemplate[] | undefined;
  error: ApiError | undefined;
  refresh: () => void;
  onClose: () => void;
}

/** Lists the templates of replies to edit, add and delete them. */
export function TemplatesDialog({ templates, error, refresh, onClose }: TemplatesDialogProps) {
  const [edited, setEdited] = useState<ReplyTemplate | 'new'>();
  const [doomed, setDoomed] = useState<ReplyTemplate>();
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      New template
    </Button>
  );
  return (
    <Dialog isOpen onClose={onClose} title="Templates" description="Texts for replies, for all staff." footer={add}>
      <Stack $gap="md">
        {error && !templates && <NotLoaded subject="The templates" error={error} refresh={refresh} />}
        {!templates && !error && <Skeleton lines={3} />}
        {templates?.length === 0 && <p>There are no templates yet.</p>}
        {templates?.map((template) => (
          <Row key={template.id} template={template} onEdit={setEdited} onDelete={setDoomed} />
        ))}
      </Stack>
      {edited && (
        <TemplateForm
          template={edited === 'new' ? undefined : edited}
          refresh={refresh}
          onClose={() => setEdited(undefined)}
        />
      )}
      <DeleteTemplateDialog template={doomed} refresh={refresh} onClose={() => setDoomed(undefined)} />
    </Dialog>
  );
}

interface RowProps {
  template: ReplyTemplate;
  onEdit: (template: ReplyTemplate) => void;
  onDelete: (template: ReplyTemplate) => void;
}

const Row = ({ template, onEdit, onDelete }: RowProps) => (
  <Bar data-apart="">
    <Name>{template.name}</Name>
    <Bar>
      <Button size="sm" onClick={() => onEdit(template)}>
        Edit<VisuallyHidden> {template.name}</VisuallyHidden>
      </Button>
      <Button size="sm" variant="quiet" onClick={() => onDelete(template)}>
        Delete<VisuallyHidden> {template.name}</VisuallyHidden>
      </Button>
    </Bar>
  </Bar>
);
