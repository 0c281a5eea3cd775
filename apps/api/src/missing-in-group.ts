/** Returns the variables of a group that are empty although others of it are set: all or none are needed. */
export function missingInGroup<Name extends string>(
  names: readonly Name[],
  variables: Readonly<Record<Name, { length: number }>>,
): Name[] {
  const missing = names.filter((name) => variables[name].length === 0);
  return missing.length === names.length ? [] : missing;
}
