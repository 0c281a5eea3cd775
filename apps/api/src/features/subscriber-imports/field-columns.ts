import { ColumnTypes } from '@workspace/contracts/column-types';
import { isIdentifier, parseFieldText } from '@workspace/contracts/field-texts';
import {
  longestFieldText,
  type FieldDefinition,
  type FieldType,
  type FieldValue,
} from '@workspace/contracts/field-values';
import type { FieldChoice, FieldChoices, ImportField } from '@workspace/contracts/import-fields';
import { entriesOf, isJson } from './json-cells.ts';
import type { DateOrder } from '@workspace/contracts/slashed-dates';
import { UnreadableFile } from './unreadable-file.ts';

/** A column that becomes a field, or a key of a column with JSON. */
interface FieldColumn {
  /** The key of its values in the staged rows. */
  id: string;
  column: number;
  name: string;
  /** The key of an existing field. */
  key: string | null;
  /** The type of the existing field, or the chosen one. Undefined: guessed from all values. */
  type: FieldType | undefined;
  guess: ColumnTypes;
  values: number;
  /** The number of texts that are too long, and are cut. */
  cut: number;
}

/** A field column as it is stored with the import. */
export interface StoredFieldColumn extends ImportField {
  id: string;
}

/** The values of a row for the staging table: texts by column, and `[text, value]` where a value differs from it. */
interface ReadFields {
  fields: string;
  /** Why a value does not fit its field. */
  fault: string | undefined;
}

const mostColumns = 300;
const longestName = 100;
const noFields: ReadFields = { fields: '', fault: undefined };

/** The columns of a file that become fields: reads their values, and learns their types from them. */
export class FieldColumns {
  readonly #columns = new Map<string, FieldColumn>();
  /** The names of the columns with JSON. */
  readonly #json = new Map<number, string>();
  /** The columns of JSON members by column and name. */
  readonly #members = new Map<string, FieldColumn>();
  readonly #definitions: readonly FieldDefinition[];

  /** `taken`: the columns that are read as something else. `sample`: the first rows, to recognize JSON. */
  constructor(given: {
    header: readonly string[];
    sample: readonly (readonly string[])[];
    taken: readonly (number | null)[];
    choices: FieldChoices;
    definitions: readonly FieldDefinition[];
  }) {
    const { header, sample, taken, choices, definitions } = given;
    this.#definitions = definitions;
    for (const [column, name] of header.entries()) {
      const choice = choices.get(column);
      if (choice === 'leave-out' || taken.includes(column)) continue;
      const named = name || `Column ${column + 1}`;
      if (!choice && isJson(sample.map((row) => row[column] ?? ''))) this.#json.set(column, named);
      else this.#add(String(column), column, named, choice);
    }
  }

  #add(id: string, column: number, name: string, choice?: FieldChoice): FieldColumn {
    if (this.#columns.size >= mostColumns) throw new UnreadableFile('unreadable', tooManyColumns);
    const short = storable(name).replace(/\s+/g, ' ').trim().slice(0, longestName).toWellFormed();
    const existing = this.#existing(short, choice);
    const chosen = typeof choice === 'object' && 'type' in choice ? choice.type : undefined;
    const added: FieldColumn = {
      id,
      column,
      name: short,
      key: existing?.key ?? null,
      type: existing?.type ?? chosen ?? (isIdentifier(short) ? 'text' : undefined),
      guess: new ColumnTypes(),
      values: 0,
      cut: 0,
    };
    this.#columns.set(id, added);
    return added;
  }

  /** Returns the chosen field, or one of the same name that no column fills yet. */
  #existing(name: string, choice: FieldChoice | undefined): FieldDefinition | undefined {
    if (typeof choice === 'object' && 'type' in choice) return undefined;
    const filled = new Set([...this.#columns.values()].map(({ key }) => key));
    const isWanted = (one: FieldDefinition) =>
      typeof choice === 'object' && 'key' in choice
        ? one.key === choice.key
        : one.name.toLowerCase() === name.toLowerCase() || one.key === name;
    const found = this.#definitions.find((one) => isWanted(one) && !filled.has(one.key));
    if (!found && typeof choice === 'object')
      throw new UnreadableFile('unreadable', `The field chosen for the column “${name}” does not exist any more.`);
    return found;
  }

  /** Reads the values of a row that begins in a line of the file; `textOf` decodes a cell. */
  read(record: readonly string[], line: number, textOf: (cell: string) => string): ReadFields {
    if (this.#columns.size === 0 && this.#json.size === 0) return noFields;
    const row: Record<string, unknown> = {};
    let fault: string | undefined;
    const store = (column: FieldColumn, text: string) => {
      if (text !== '') fault ??= storeValue(row, column, text, line);
    };
    for (const column of this.#columns.values())
      if (column.id === String(column.column)) store(column, textOf(record[column.column] ?? ''));
    for (const [column, named] of this.#json)
      for (const [name, text] of entriesOf(textOf(record[column] ?? ''), named))
        store(this.#columnOf(column, name), text);
    return { fields: Object.keys(row).length > 0 ? JSON.stringify(row) : '', fault };
  }

  #columnOf(column: number, name: string): FieldColumn {
    const key = `${column}.${name}`;
    const known = this.#members.get(key) ?? this.#add(`${column}.${this.#members.size}`, column, name);
    this.#members.set(key, known);
    return known;
  }

  /** The columns with a value, once all rows are read. */
  found(): StoredFieldColumn[] {
    const filled = [...this.#columns.values()].filter(({ values, key }) => values > 0 || key !== null);
    return filled.map(({ id, column, name, key, type: known, guess, values, cut }) => {
      const type = known ?? guess.type;
      const { mostly } = guess;
      return {
        id,
        column,
        name,
        key,
        type,
        values,
        ...(type === 'date' && guess.dates.reading),
        ...(known === undefined && mostly && { mostly }),
        ...(cut > 0 && { cut }),
      };
    });
  }

  /** The order of the dates in each column of dates, once all rows are read. */
  dateOrders(): { id: string; name: string; order: DateOrder }[] {
    const all = [...this.#columns.values()].map(({ type, guess, ...column }) => ({
      ...column,
      type: type ?? guess.type,
      order: guess.dates.order,
    }));
    return all.filter(({ type }) => type === 'date');
  }
}

const tooManyColumns = `Each column becomes a field, and ${mostColumns} are the most. Leave some columns out.`;

const typeNames = { text: 'a text', number: 'a number', date: 'a date', boolean: 'yes or no' } as const;
const shownText = 60;

/** JSON may contain what PostgreSQL cannot store, and a cut may leave half a character. */
const storable = (text: string): string => text.replaceAll('\0', ' ').toWellFormed();

/** Stores a text and its value in a staged row. Returns the reason why it does not fit. */
function storeValue(
  row: Record<string, unknown>,
  column: FieldColumn,
  whole: string,
  line: number,
): string | undefined {
  const text = storable(whole.slice(0, longestFieldText));
  column.values += 1;
  column.cut += Number(text.length < whole.length);
  const value = valueOf(column, text, line);
  if (value === undefined) {
    const shown = text.slice(0, shownText).replace(/\s+/g, ' ');
    return `${column.name}: “${shown}” is not ${typeNames[column.type ?? 'text']}`;
  }
  row[column.id] = value === text ? text : [text, value];
  return undefined;
}

function valueOf({ type, guess }: FieldColumn, text: string, line: number): FieldValue | undefined {
  if (type === undefined) return guess.read(text, line);
  return (type === 'date' ? guess.dates.read(text) : undefined) ?? parseFieldText(type, text);
}
