import type { CallOptions } from '@workspace/contracts/endpoint/call';

/**
 * Returns a fetch that reports upload progress in bytes, which the platform's fetch does not. The browser reads the
 * file as it sends it.
 */
export function fetchWithProgress(onSent: (bytes: number, of: number) => void): NonNullable<CallOptions['fetch']> {
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded, total));
      request.addEventListener('load', () => resolve(loadOne(request)));
      request.addEventListener('error', () => reject(new TypeError('The connection broke off')));
      request.addEventListener('abort', () => reject(new DOMException('Stopped by the person', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
}

function loadOne(request: XMLHttpRequest): Response {
  const contentType = request.getResponseHeader('content-type');
  return new Response(request.responseText, {
    status: request.status,
    statusText: request.statusText,
    headers: contentType ? { 'content-type': contentType } : {},
  });
}
