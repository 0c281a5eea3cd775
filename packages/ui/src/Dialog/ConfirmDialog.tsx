import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

export type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** Describes the effect of the action, and if it can be undone. */
  description: ReactNode;
  /** Label of the action, such as 'Delete post'. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'calm' | 'danger';
  isBusy?: boolean;
};

/** Confirms an action. The focus starts on Cancel, so that Enter does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, description, confirmLabel } = props;
  const { cancelLabel = 'Cancel', tone = 'danger', isBusy = false } = props;
  const buttons = (
    <>
      <Button onClick={onClose}>{cancelLabel}</Button>
      <Button variant={tone === 'danger' ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      tone={tone}
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      footer={buttons}
    />
  );
}
