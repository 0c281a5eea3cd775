/** A multipart form with one file, as a browser sends it. */
export function formWith(
  content: string | Buffer,
  { name = 'people.csv', type = 'text/csv' } = {},
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'x'.repeat(30);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content as string), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
