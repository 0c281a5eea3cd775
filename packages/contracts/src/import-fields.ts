import * as z from 'zod/mini';
import { FieldType } from './field-values.ts';

/** A column of a file that becomes a field, or one key of a column with JSON objects. */
export const ImportField = z.object({
  /** The number of the column, from 0. */
  column: z.int().check(z.gte(0)),
  /** The name of the column, or the key in its JSON. */
  name: z.string(),
  /** The key of an existing field; null for one that the import creates. */
  key: z.nullable(z.string()),
  type: FieldType,
  /** The number of rows with a value. */
  values: z.int(),
  /** The number of texts of more than 5,000 characters: they are cut there. */
  cut: z.optional(z.int()),
  /** How dates as 05/01/2026 are read, in both orders possible: the first of them, and the order of the whole column. */
  slashed: z.optional(z.object({ text: z.string(), date: z.iso.date(), isDayFirst: z.boolean() })),
  /** The type of almost all values of a new field of texts, with the first of the others and their number. */
  mostly: z.optional(z.object({ type: FieldType, line: z.int(), text: z.string(), count: z.int() })),
});
export type ImportField = z.infer<typeof ImportField>;

/** The choice for a column: leave it out, an existing field, or a new field of a type. */
export type FieldChoice = 'leave-out' | { key: string } | { type: FieldType };

/** The choices by the number of the column. A column without a choice is stored, in a field of its name. */
export type FieldChoices = ReadonlyMap<number, FieldChoice>;

const newField = /^new-(text|number|date|boolean)$/;
const choice = /^(\d{1,3}):(-|new-(?:text|number|date|boolean)|[a-z0-9_]+)$/;

/** Formats choices as a parameter: `3:-,4:city,5:new-number` leaves out a column, fills a field, and creates one. */
export function formatFieldChoices(choices: FieldChoices): string {
  return [...choices]
    .map(([column, chosen]) => {
      if (chosen === 'leave-out') return `${column}:-`;
      return `${column}:${'key' in chosen ? chosen.key : `new-${chosen.type}`}`;
    })
    .join(',');
}

/** Parses choices from a parameter. Undefined for a text in another form. */
export function parseFieldChoices(text: string): FieldChoices | undefined {
  const choices = new Map<number, FieldChoice>();
  for (const part of text.split(',').filter((one) => one !== '')) {
    const [, column, chosen] = choice.exec(part) ?? [];
    if (chosen === undefined) return undefined;
    const [, type] = newField.exec(chosen) ?? [];
    choices.set(Number(column), chosen === '-' ? 'leave-out' : type ? { type: type as FieldType } : { key: chosen });
  }
  return choices;
}
