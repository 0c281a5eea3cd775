const textMember = /"(\w{1,40})"\s{0,10}:\s{0,10}"((?:[^"\\]|\\u[\da-f]{4}|\\[^u])*)/gis;

/** Parses the text members of a JSON object that is still being written; the last one may be partial. */
export function parsePartialJson(json: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', written = ''] of json.matchAll(textMember)) found[name] ??= unescapeString(written);
  return found;
}

function unescapeString(written: string): string {
  try {
    return JSON.parse(`"${written.replaceAll(/\p{Cc}/gu, ' ')}"`) as string;
  } catch {
    return '';
  }
}
