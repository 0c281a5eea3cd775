import { ColumnTypes } from '@workspace/contracts/column-types';
import { isIdentifier } from '@workspace/contracts/field-texts';
import type { FieldType } from '@workspace/contracts/field-values';
import { parseFieldChoices, formatFieldChoices, type FieldChoice } from '@workspace/contracts/import-fields';
import type { SubscriberField } from '@workspace/contracts/subscriber-fields';
import { fieldTypeLabels } from '../subscriber-fields/field-type-labels.ts';
import type { FileHead } from './read-head.ts';
import type { ChosenColumns } from './chosen-columns.ts';

/** A column that becomes a field. */
export interface OtherColumn {
  column: number;
  name: string;
  sample: string;
  /** The existing field of its name. */
  field: SubscriberField | undefined;
  /** The words for the type of its first values. */
  type: string;
}

/** Returns the columns that are read neither as the address nor as a name. */
export function otherColumns(
  { header, rows }: FileHead,
  { email, firstName, lastName }: ChosenColumns,
  fields: readonly SubscriberField[],
): OtherColumn[] {
  return header.flatMap((given, column) => {
    if ([email, firstName, lastName].includes(column)) return [];
    const name = given || `Column ${column + 1}`;
    const values = rows.map((row) => row[column] ?? '').filter((value) => value !== '');
    const guess = isIdentifier(name) ? 'text' : typeOf(values);
    const isJson = values.length > 0 && values.every((value) => value.startsWith('{'));
    const field = fields.find((one) => one.name.toLowerCase() === name.toLowerCase() || one.key === name);
    const type = isJson ? 'one for each key' : fieldTypeLabels[guess].toLowerCase();
    return [{ column, name, sample: values[0] ?? '', field, type }];
  });
}

function typeOf(values: readonly string[]): FieldType {
  const types = new ColumnTypes();
  for (const [index, value] of values.entries()) types.read(value, index);
  return types.type;
}

/** Describes the field that a column fills without a choice. */
export const automaticLabel = ({ field, type }: OtherColumn): string =>
  field ? `Field: ${field.name}` : `New field, ${type}`;

/** Returns a choice as the value of an option; empty for none. */
export const choiceText = (choice: FieldChoice | undefined): string =>
  choice ? formatFieldChoices(new Map([[0, choice]])).slice('0:'.length) : '';

/** Returns the choice of an option. */
export const choiceOf = (value: string): FieldChoice | undefined =>
  value === '' ? undefined : parseFieldChoices(`0:${value}`)?.get(0);
