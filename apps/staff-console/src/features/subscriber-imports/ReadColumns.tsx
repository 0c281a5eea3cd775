import type { SubscriberImport } from '@workspace/contracts/subscriber-imports';

/** The detected columns, in a sentence. */
export function ReadColumns({
  subscriberImport: { header, columns },
}: {
  subscriberImport: Pick<SubscriberImport, 'header' | 'columns'>;
}) {
  const { email, firstName, lastName } = columns;
  const name = (column: number) => `“${header[column] || `column ${column + 1}`}”`;
  const first = firstName === null ? 'none' : name(firstName);
  const last = lastName === null ? 'none' : name(lastName);
  return (
    <>
      Addresses are read from {name(email)}, first names from {first}, last names from {last}.
    </>
  );
}
