import { useSend } from '@workspace/contracts/react/use-send';
import { deleteReplyTemplate, type ReplyTemplate } from '@workspace/contracts/reply-templates';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useAction } from '../../layout/use-action.ts';

interface DeleteTemplateDialogProps {
  /** Undefined: the dialog is closed. */
  template: ReplyTemplate | undefined;
  refresh: () => void;
  onClose: () => void;
}

/** Asks before a template is deleted. */
export function DeleteTemplateDialog({ template, refresh, onClose }: DeleteTemplateDialogProps) {
  const { send } = useSend(deleteReplyTemplate);
  const runAction = useAction();
  const remove = async () => {
    if (!template) return;
    await runAction(send({ params: { id: template.id } }), 'Failed to delete the template.');
    onClose();
    refresh();
  };
  return (
    <ConfirmDialog
      isOpen={template !== undefined}
      onClose={onClose}
      onConfirm={() => void remove()}
      title={`Delete “${template?.name ?? ''}”?`}
      description="It is deleted for all staff, and cannot be restored."
      confirmLabel="Delete"
    />
  );
}
