import { useState } from 'react';
import { findColumns } from '@workspace/contracts/import-columns';
import { useToast } from '@workspace/ui/Toast';
import { fileFault } from './file-fault.ts';
import { contentFault, readHead, type FileHead } from './read-head.ts';
import type { ChosenColumns } from './use-upload.ts';

/** A file that can be sent, with its beginning and what stands where in it. */
export interface PickedFile {
  file: File;
  head: FileHead;
  columns: ChosenColumns;
}

const noEmail = 'CSV must contain an email column';
const noColumns: ChosenColumns = { email: undefined, firstName: null, lastName: null };

/** The file that somebody picked, looked into. */
export function usePickedFile() {
  const [picked, setPicked] = useState<PickedFile>();
  const [fault, setFault] = useState<string>();
  const toast = useToast();
  const refuse = (sentence: string) => {
    setPicked(undefined);
    setFault(sentence);
  };
  const refuseCsv = (description: string) => {
    toast({ title: 'Invalid CSV', description, tone: 'destructive' });
    refuse(description);
  };
  const pick = async (file: File) => {
    const unreadable = 'The file cannot be read. It may have been moved or be open elsewhere.';
    const fault = (await contentFault(file).catch(() => unreadable)) ?? fileFault(file);
    if (fault) return refuse(fault);
    const head = await readHead(file).catch(() => undefined);
    if (!head) return refuse(unreadable);
    if (head.rows.length === 0) return refuseCsv('CSV must contain at least a header row and one data row');
    const columns = findColumns(head.header, head.rows) ?? noColumns;
    if (columns.email === undefined) toast({ title: 'Invalid CSV', description: noEmail, tone: 'destructive' });
    setFault(undefined);
    setPicked({ file, head, columns });
  };
  const place = (columns: ChosenColumns) => picked && setPicked({ ...picked, columns });
  // Until somebody chooses the column.
  const columnFault = picked && picked.columns.email === undefined ? noEmail : undefined;
  return { picked, fault: fault ?? columnFault, pick, place };
}
