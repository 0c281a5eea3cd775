import { tryParseJson } from '../../try-parse-json.ts';

/** Returns true when the cells of a column are JSON objects, as the attributes in exports of listmonk are. */
export function isJson(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.every((cell) => objectOf(cell) !== undefined);
}

function objectOf(text: string): Record<string, unknown> | undefined {
  return /^\s*\{/.test(text) ? (tryParseJson(text) as Record<string, unknown> | undefined) : undefined;
}

/** Returns the members of a JSON object as texts, and any other text under the name of its column. */
export function entriesOf(text: string, columnName: string): [string, string][] {
  if (text === '') return [];
  const members = objectOf(text);
  if (!members) return [[columnName, text]];
  return Object.entries(members).map(([name, value]) => [name, textOf(value)]);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number'))
    return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim();
}
