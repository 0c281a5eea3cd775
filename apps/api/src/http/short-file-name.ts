/** Returns the name of an uploaded file for display: without a path, without invisible characters, at most `maxLength`. */
export const shortFileName = (name: string, maxLength: number, otherwise: string): string =>
  name
    // Browsers write the quotation marks of a name so.
    .replaceAll('%22', '"')
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength) || otherwise;
