/** Returns the value of a key that comes from people, such as `constructor`; undefined when a record has none itself. */
export const ownValue = <T>(values: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
