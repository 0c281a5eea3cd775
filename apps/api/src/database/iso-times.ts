/** Returns a row with these times in ISO format: the database driver returns them as PostgreSQL writes them. */
export function isoTimes<Row extends object>(row: Row, names: readonly (keyof Row)[]): Row {
  const times = names.map((name) => {
    const value = row[name] as Date | string | null;
    return [name, value === null ? null : new Date(value).toISOString()] as const;
  });
  return { ...row, ...Object.fromEntries(times) };
}
