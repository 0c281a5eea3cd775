import { useRef, useState } from 'react';
import { call } from '@workspace/contracts/endpoint/call';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { formatFieldChoices } from '@workspace/contracts/import-fields';
import type { SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { uploadImport } from '@workspace/contracts/subscriber-imports';
import { failureMessage } from '../../layout/failure-message.ts';
import { fetchWithProgress } from '../../layout/fetch-with-progress.ts';
import { useFailureToast } from '../../layout/use-failure-toast.ts';
import { rememberChecked } from './checked-files.ts';
import type { ChosenColumns } from './chosen-columns.ts';

const invalidCodes = ['no_rows', 'no_email_column', 'no_addresses', 'unreadable'];

/**
 * Uploads a file and reports the progress. Returns undefined after a rejection, shown as a toast, or a stop. `fault`
 * is the error message about the file.
 */
export function useUpload() {
  const [sent, setSent] = useState<{ bytes: number; of: number }>();
  const [inputError, setFieldError] = useState<string>();
  const stopper = useRef<AbortController>(undefined);
  const failure = useFailureToast();
  const upload = async (listId: string, file: File, columns: ChosenColumns): Promise<SubscriberImport | undefined> => {
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    setFieldError(undefined);
    setSent({ bytes: 0, of: file.size });
    const fetch = fetchWithProgress((bytes, of) => setSent({ bytes, of }));
    try {
      // The same bytes with the type that the server accepts: nothing is read for it.
      const asCsv = new File([file], file.name, { type: 'text/csv', lastModified: file.lastModified });
      const input = { params: { listId }, query: queryOf(columns), file: asCsv };
      const { subscriberImport } = await call(uploadImport, input, { fetch, signal });
      failure.remove();
      rememberChecked(subscriberImport.id, { file, columns });
      return subscriberImport;
    } catch (thrown) {
      if (signal.aborted) return undefined;
      const { isInvalid, description } = faultOf(thrown);
      failure.show({ title: isInvalid ? 'Invalid CSV' : 'Error', description });
      if (isInvalid) setFieldError(description);
      return undefined;
    } finally {
      setSent(undefined);
    }
  };
  return { upload, sent, stop: () => stopper.current?.abort(), inputError, clearError: () => setFieldError(undefined) };
}

const queryOf = ({ email, firstName, lastName, fieldChoices }: ChosenColumns) => ({
  ...(email !== undefined && { email }),
  firstName: firstName ?? -1,
  lastName: lastName ?? -1,
  ...(fieldChoices.size > 0 && { fields: formatFieldChoices(fieldChoices) }),
});

function faultOf(thrown: unknown): { isInvalid: boolean; description: string } {
  const isInvalid = thrown instanceof ApiError && invalidCodes.includes(thrown.code);
  return { isInvalid, description: failureMessage(thrown, 'Failed to upload subscribers') };
}
