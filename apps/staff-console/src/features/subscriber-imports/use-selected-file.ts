import { useState } from 'react';
import { findColumns } from '@workspace/contracts/import-columns';
import { useToast } from '@workspace/ui/Toast';
import { fileError } from './file-error.ts';
import { contentError, readHead, type FileHead } from './read-head.ts';
import type { ChosenColumns } from './use-upload.ts';

/** A file ready to upload, with its beginning and its columns. */
export interface SelectedFile {
  file: File;
  head: FileHead;
  columns: ChosenColumns;
}

const noEmail = 'CSV must contain an email column';
const noColumns = { email: undefined, firstName: null, lastName: null };

/** State of the picked file, with its parsed beginning. */
export function useSelectedFile() {
  const [picked, setSelected] = useState<SelectedFile>();
  const [inputError, setFieldError] = useState<string>();
  const toast = useToast();
  const reject = (sentence: string) => {
    setSelected(undefined);
    setFieldError(sentence);
  };
  const rejectCsv = (description: string) => {
    toast({ title: 'Invalid CSV', description, tone: 'destructive' });
    reject(description);
  };
  const pick = async (file: File) => {
    const unreadable = 'The file cannot be read. It may have been moved or be open elsewhere.';
    const inputError = (await contentError(file).catch(() => unreadable)) ?? fileError(file);
    if (inputError) return reject(inputError);
    const head = await readHead(file).catch(() => undefined);
    if (!head) return reject(unreadable);
    if (!head.hasRows) return rejectCsv('CSV must contain at least a header row and one data row');
    const found = findColumns(head.header, head.rows) ?? noColumns;
    const columns: ChosenColumns = { ...found, fieldChoices: new Map() };
    if (columns.email === undefined) toast({ title: 'Invalid CSV', description: noEmail, tone: 'destructive' });
    setFieldError(undefined);
    setSelected({ file, head, columns });
  };
  const place = (columns: ChosenColumns) => picked && setSelected({ ...picked, columns });
  // Shown until the user selects the column.
  const columnError = picked && picked.columns.email === undefined ? noEmail : undefined;
  return { picked, inputError: inputError ?? columnError, pick, place };
}
