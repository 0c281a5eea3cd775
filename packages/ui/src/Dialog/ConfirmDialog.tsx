import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

export type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The deed, such as 'Delete post'. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'calm' | 'danger';
  isBusy?: boolean;
};

/** Asks before a deed. The focus starts on the way back, so that Enter does no harm. */
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
