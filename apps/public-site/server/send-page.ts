import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { requestIdHeader } from '@workspace/node-server/request-ids';
import { sendableFor, type StoredPage } from './stored-page.ts';

/**
 * Writes a page in the best encoding for the request's headers, or 304. The headers are written in one call: Node writes
 * them several times as fast as those that were set before.
 */
export function sendPage(page: StoredPage, headers: IncomingHttpHeaders, id: string, response: ServerResponse): void {
  // Uses `includes`: a proxy may have marked the tag as weak, or sent several.
  const isUnchanged = page.status === 200 && headers['if-none-match']?.includes(page.etag);
  const sendable = isUnchanged ? { headers: page.unchanged, bytes: undefined } : sendableFor(page, headers);
  response.writeHead(isUnchanged ? 304 : page.status, [...sendable.headers, requestIdHeader, id]).end(sendable.bytes);
}
