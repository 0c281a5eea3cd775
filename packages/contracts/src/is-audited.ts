import type { Endpoint } from './endpoint/define-endpoint.ts';

/** Returns true when successful calls of an endpoint leave an entry in the audit log. */
export function isAudited({ method, audit }: Endpoint): boolean {
  return audit === 'recorded' || (method !== 'GET' && audit === undefined);
}
