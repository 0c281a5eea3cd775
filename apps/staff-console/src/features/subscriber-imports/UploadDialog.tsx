import { Dialog } from '@workspace/ui/Dialog';
import { UploadForm } from './UploadForm.tsx';

/** A file for a list that is chosen here. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title="Upload subscribers"
      description="A CSV file, as spreadsheets write it"
    >
      <UploadForm />
    </Dialog>
  );
}
