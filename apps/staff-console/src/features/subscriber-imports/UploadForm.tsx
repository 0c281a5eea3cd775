import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@workspace/ui/Button';
import { FileField } from '@workspace/ui/FileField';
import { Progress } from '@workspace/ui/Progress';
import { useConsolePath } from '../../layout/base-path.ts';
import { sizeOf } from '../../layout/size-of.ts';
import { Row, Stack } from '../../layout/Stack.tsx';
import { useNavigateHere } from '../../layout/use-navigate-here.ts';
import { againMark, checkedFile } from './checked-files.ts';
import { ColumnsFields } from './ColumnsFields.tsx';
import { TargetListFields } from './TargetListFields.tsx';
import { useSelectedFile } from './use-selected-file.ts';
import { useTargetList } from './use-target-list.ts';
import type { ChosenColumns } from './chosen-columns.ts';
import { useUpload } from './use-upload.ts';

/** The upload form: pick a file, verify its columns, send it. The import's page then shows the server's result. */
export function UploadForm({ listId }: { listId?: string }) {
  const target = useTargetList(listId);
  const [search] = useSearchParams();
  const { picked, inputError, pick, place } = useSelectedFile(checkedFile(search.get(againMark)));
  const { upload, sent, stop, inputError: uploadError, clearError } = useUpload();
  const navigate = useNavigateHere();
  const path = useConsolePath();
  const canSend = target.isComplete && picked !== undefined && picked.columns.email !== undefined;
  const choose = (file: File) => {
    clearError();
    void pick(file);
  };
  const changeColumns = (columns: ChosenColumns) => {
    clearError();
    place(columns);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSend || sent || target.isStoring) return;
    const id = await target.store();
    const checked = id && (await upload(id, picked.file, picked.columns));
    if (checked) navigate(path(`imports/${checked.id}`));
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {listId === undefined && <TargetListFields target={target} />}
        <SubscribersFile file={picked?.file} error={inputError ?? uploadError} onFile={choose} />
        {picked && <ColumnsFields listId={target.id} {...picked} onChange={changeColumns} />}
        {sent && <Sending {...sent} />}
        <Row>
          <Button type="submit" variant="primary" disabled={!canSend} isBusy={sent !== undefined || target.isStoring}>
            Check the file
          </Button>
          {sent ? <Button onClick={stop}>Stop</Button> : <p>Nothing is imported yet. You check the result first.</p>}
        </Row>
      </Stack>
    </form>
  );
}

interface SubscribersFileProps {
  file: File | undefined;
  error: string | undefined;
  onFile: (file: File) => void;
}

function SubscribersFile({ file, error, onFile }: SubscribersFileProps) {
  return (
    <FileField
      label={file ? file.name : 'Choose a CSV file, or drop it here'}
      hint={
        file ? `${sizeOf(file.size)}. Press to choose another` : 'Columns: email, first_name, last_name. At most 200 MB'
      }
      accept=".csv,text/csv"
      error={error}
      onFile={onFile}
    />
  );
}

/** The server parses during the upload: after the last byte only the counting remains. */
function Sending({ bytes, of }: { bytes: number; of: number }) {
  const isSent = bytes >= of;
  return (
    <Progress label={isSent ? 'Checking the file' : 'Sending the file'} value={isSent ? undefined : bytes} most={of}>
      {isSent
        ? 'Sent. Reading it to the end and comparing with who is on the list …'
        : `${sizeOf(bytes)} of ${sizeOf(of)}`}
    </Progress>
  );
}
