import type { ChosenColumns } from './chosen-columns.ts';

interface CheckedFile {
  file: File;
  columns: ChosenColumns;
}

/** The file of the last check, by the ID of its import. The browser reads it again only until the page is reloaded. */
let last: { id: string; checked: CheckedFile } | undefined;

export function rememberChecked(id: string, checked: CheckedFile): void {
  last = { id, checked };
}

/** Returns the file and the columns of a check, to choose others. */
export const checkedFile = (id: string | null): CheckedFile | undefined => (last?.id === id ? last.checked : undefined);

/** Query parameter that names the import whose columns are chosen again. */
export const againMark = 'again';
