import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { listEmailLists } from '@workspace/contracts/email-lists';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { SelectField } from '@workspace/ui/Field';
import { Progress } from '@workspace/ui/Progress';
import { useConsolePath } from '../../layout/base-path.ts';
import { sizeOf } from '../../layout/size-of.ts';
import { Row, Stack } from '../../layout/Stack.tsx';
import { ColumnsFields } from './ColumnsFields.tsx';
import { FilePicker } from './FilePicker.tsx';
import { useSelectedFile } from './use-selected-file.ts';
import { useUpload, type ChosenColumns } from './use-upload.ts';

/** The upload form: pick a file, verify its columns, send it. The import's page then shows the server's result. */
export function UploadForm({ listId }: { listId?: string }) {
  const [chosenList, setChosenList] = useState(listId ?? '');
  const { picked, inputError, pick, place } = useSelectedFile();
  const { upload, sent, stop, inputError: uploadError, clearError } = useUpload();
  const navigate = useNavigate();
  const path = useConsolePath();
  const canSend = chosenList !== '' && picked !== undefined && picked.columns.email !== undefined;
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
    if (!canSend || sent) return;
    const checked = await upload(chosenList, picked.file, picked.columns);
    if (checked) void navigate(path(`imports/${checked.id}`));
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {listId === undefined && <ListChoice value={chosenList} onChange={setChosenList} />}
        <FilePicker file={picked?.file} inputError={inputError ?? uploadError} onPick={choose} />
        {picked && <ColumnsFields listId={chosenList} {...picked} onChange={changeColumns} />}
        {sent && <Sending {...sent} />}
        <Row>
          <Button type="submit" variant="primary" disabled={!canSend} isBusy={sent !== undefined}>
            Check the file
          </Button>
          {sent ? <Button onClick={stop}>Stop</Button> : <p>Nothing is imported yet. You check the result first.</p>}
        </Row>
      </Stack>
    </form>
  );
}

function ListChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const lists = useEndpoint(listEmailLists, {}).data?.emailLists ?? [];
  return (
    <SelectField
      label="Email list"
      required
      placeholder="Choose a list"
      options={lists.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
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
