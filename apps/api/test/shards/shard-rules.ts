/**
 * Tables that a distributed PostgreSQL such as Citus spreads over servers, with the column that chooses the server. They
 * have a row for each email of a campaign. All rows of a campaign are on one server; the other tables are small, and a
 * copy is on each server (reference tables).
 */
export const distributionColumns: Readonly<Record<string, string>> = {
  newsletter_batches: 'campaign_id',
  newsletter_click_figures: 'campaign_id',
  newsletter_clicks: 'campaign_id',
  newsletter_deliveries: 'campaign_id',
  newsletter_links: 'campaign_id',
  newsletter_preparations: 'campaign_id',
  newsletter_submissions: 'campaign_id',
};

/** A unique key of a table: its columns, without expressions. */
export interface UniqueKey {
  table: string;
  name: string;
  columns: string[];
}

export interface ForeignKey {
  name: string;
  from: string;
  fromColumns: string[];
  to: string;
  toColumns: string[];
}

/** Returns the unique keys that do not contain the column of their table: no server alone can guarantee them. */
export const scatteredKeys = (keys: readonly UniqueKey[]): string[] =>
  keys
    .filter(({ table, columns }) => table in distributionColumns && !columns.includes(distributionColumns[table]!))
    .map(({ table, name }) => `${table}: ${name}`);

/** Returns the foreign keys that one server alone cannot check. */
export const scatteredReferences = (keys: readonly ForeignKey[]): string[] =>
  keys.filter((key) => !isOnOneServer(key)).map(({ from, name }) => `${from}: ${name}`);

function isOnOneServer({ from, fromColumns, to, toColumns }: ForeignKey): boolean {
  const target = distributionColumns[to];
  // A copy of a reference table is on each server.
  if (target === undefined) return true;
  const source = distributionColumns[from];
  return source !== undefined && fromColumns.indexOf(source) >= 0 && toColumns[fromColumns.indexOf(source)] === target;
}

const readsOrChanges = /^\s*(?:with|select|insert|update|delete)\b/i;

/** Returns the statements that read or change a distributed table without naming its column: they ask every server. */
export const scatteredStatements = (statements: readonly string[]): string[] =>
  statements
    .filter((statement) => readsOrChanges.test(statement))
    .filter((statement) =>
      Object.entries(distributionColumns).some(
        ([table, column]) =>
          new RegExp(`\\b${table}\\b`).test(statement) && !new RegExp(`\\b${column}\\b`).test(statement),
      ),
    );
