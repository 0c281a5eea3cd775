import { useEffect, useState } from 'react';
import { findColumns } from '@workspace/contracts/import-columns';
import { useFailureToast } from '../../layout/use-failure-toast.ts';
import { fileError } from './file-error.ts';
import { contentError, readHead, type FileHead } from './read-head.ts';
import type { ChosenColumns } from './chosen-columns.ts';

/** A file ready to upload, with its beginning and its columns. */
export interface SelectedFile {
  file: File;
  head: FileHead;
  columns: ChosenColumns;
}

const noEmail = 'CSV must contain an email column';
const noColumns = { email: undefined, firstName: null, lastName: null };

/** State of the picked file, with its parsed beginning. `initial` is a file that was picked before, with its columns. */
export function useSelectedFile(initial?: Pick<SelectedFile, 'file' | 'columns'>) {
  const [picked, setSelected] = useState<SelectedFile>();
  const [inputError, setFieldError] = useState<string>();
  const failure = useFailureToast();
  const select = (file: SelectedFile) => {
    if (file.columns.email !== undefined) failure.remove();
    setSelected(file);
  };
  const reject = (sentence: string) => {
    setSelected(undefined);
    setFieldError(sentence);
  };
  const rejectCsv = (description: string) => {
    failure.show({ title: 'Invalid CSV', description });
    reject(description);
  };
  const pick = async (file: File, chosen?: ChosenColumns) => {
    const unreadable = 'The file cannot be read. It may have been moved or be open elsewhere.';
    const inputError = (await contentError(file).catch(() => unreadable)) ?? fileError(file);
    if (inputError) return reject(inputError);
    const head = await readHead(file).catch(() => undefined);
    if (!head) return reject(unreadable);
    if (!head.hasRows) return rejectCsv('CSV must contain at least a header row and one data row');
    const found = findColumns(head.header, head.rows) ?? noColumns;
    const columns: ChosenColumns = chosen ?? { ...found, fieldChoices: new Map() };
    if (columns.email === undefined) failure.show({ title: 'Invalid CSV', description: noEmail });
    setFieldError(undefined);
    select({ file, head, columns });
  };
  useEffect(() => {
    if (initial) void pick(initial.file, initial.columns);
    // Runs once, when the form opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const place = (columns: ChosenColumns) => picked && select({ ...picked, columns });
  // Shown until the user selects the column.
  const columnError = picked && picked.columns.email === undefined ? noEmail : undefined;
  return { picked, inputError: inputError ?? columnError, pick, place };
}
