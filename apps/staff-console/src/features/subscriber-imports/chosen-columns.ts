import type { FieldChoices } from '@workspace/contracts/import-fields';
import type { ImportColumns } from '@workspace/contracts/subscriber-imports';

/** Indexes of the columns; null for an absent name, undefined for a missing email column. */
export type ChosenColumns = Omit<ImportColumns, 'email'> & {
  email: number | undefined;
  /** Choices for the other columns. */
  fieldChoices: FieldChoices;
};
