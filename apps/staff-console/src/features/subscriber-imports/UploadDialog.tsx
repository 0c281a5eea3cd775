import { Dialog } from '@workspace/ui/Dialog';
import { UploadForm } from './UploadForm.tsx';

/** Uploads a file to a list selected here. */
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
