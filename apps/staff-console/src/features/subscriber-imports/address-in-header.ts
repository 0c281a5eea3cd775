import { readPerson } from '@workspace/contracts/read-person';

/** Returns the first address in a row of column names: the file has no such row, and begins with a person. */
export const addressInHeader = (header: readonly string[]): string | undefined =>
  header.map((email) => readPerson({ email, firstName: '', lastName: '' })?.email).find(Boolean);
