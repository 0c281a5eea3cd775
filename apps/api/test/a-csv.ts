import type { FastifyInstance } from 'fastify';

/**
 * A file with every kind of row: two to add, one of them with a duplicate, one unsubscribed, one existing, and two
 * without an address.
 */
export const file = [
  'Email,First Name,Last Name,Town',
  'anna@example.com,Anna,Müller,Bern',
  'BERT@example.com,"Bert ""Bo""",=SUM(A1),Ulm',
  'nobody,No,Body,',
  'bert@EXAMPLE.com,Again,,',
  'left@example.com,,,',
  'there@example.com,,,',
  'a@b,,,',
].join('\r\n');

/** Builds a multipart form with one file, as a browser sends it. */
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

/** Uploads a form, and returns the response with its status. */
export async function uploadCsv<T>(
  app: FastifyInstance,
  url: string,
  signedIn: { cookie: string },
  { payload, headers }: ReturnType<typeof formWith>,
): Promise<T & { status: number }> {
  const sent = { ...headers, ...signedIn, accept: 'application/json' };
  const response = await app.inject({ method: 'POST', url, payload, headers: sent });
  return { ...response.json<T>(), status: response.statusCode };
}
