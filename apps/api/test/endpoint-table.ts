import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { everyEndpoint } from '@workspace/contracts/every-endpoint';
import { isAudited } from '@workspace/contracts/is-audited';
import { permissionOf } from '@workspace/contracts/permission-of';

function auditOf(endpoint: Endpoint): string {
  if (isAudited(endpoint)) return 'entry';
  return typeof endpoint.audit === 'object' ? `none: ${endpoint.audit.none}` : '';
}

function permissionText(endpoint: Endpoint): string {
  if (endpoint.access !== 'staff') return '';
  const permission = permissionOf(endpoint);
  if (permission === 'own') return 'all staff, about themselves';
  return `${permission ?? 'owners'}${endpoint.needsFreshSignIn ? ', fresh sign-in' : ''}`;
}

/** Generates the table of all endpoints in Markdown. */
export function endpointTable(): string {
  const rows = everyEndpoint
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
    .map((one) => `| ${one.method} | \`${one.path}\` | ${one.access} | ${permissionText(one)} | ${auditOf(one)} |`);
  return [
    '# Endpoints',
    '',
    'Generated from the contract. The test `endpoint-table.test.ts` compares it; it is run with `-u` to write it anew. *Access* is who may call at all, *permission* what staff need, *audit log* if a successful call leaves an entry; a reading call leaves none.',
    '',
    '| method | path | access | permission | audit log |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
