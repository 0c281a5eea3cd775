import { useState } from 'react';
import { exportPersonalData } from '@workspace/contracts/personal-data';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import { TextField } from '@workspace/ui/Field';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { personalDataUrl } from './personal-data-url.ts';

interface ExportDialogProps {
  /** The address to begin with; empty for none. */
  email: string;
  onClose: () => void;
}

/** Asks for an address, and downloads everything that is stored about it. */
export function ExportDialog({ email: initial, onClose }: ExportDialogProps) {
  const [email, setEmail] = useState(initial);
  const [error, setError] = useState<string>();
  const download = () => {
    const parsed = exportPersonalData.query.safeParse({ email });
    if (!parsed.success) return setError(fieldMessages(parsed.error.issues).email);
    location.assign(personalDataUrl(parsed.data.email));
    return onClose();
  };
  return (
    <FormDialog
      title="Export personal data"
      description="A file with everything that is stored about an address: subscriptions, consents, emails, clicks and requests. For the person who asks for it."
      submitLabel="Download"
      isBusy={false}
      onSubmit={download}
      hasUnsavedChanges={false}
      onClose={onClose}
    >
      <TextField
        label="Email address"
        type="email"
        autoComplete="off"
        required
        value={email}
        error={error}
        onChange={({ target }) => setEmail(target.value)}
      />
    </FormDialog>
  );
}
