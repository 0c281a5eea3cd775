import { resourceNames, splitPermission, type Permission, type Resource } from '@workspace/contracts/roles';

/** Returns the scopes of a key as one line for each right. `write` contains `read`. */
export function scopeLines(scopes: readonly Permission[]): string[] {
  const parts = scopes.map(splitPermission);
  const written = parts.flatMap(([resource, right]) => (right === 'write' ? [resource] : []));
  const read = parts.flatMap(([resource, right]) =>
    right === 'read' && !written.includes(resource) ? [resource] : [],
  );
  const namesOf = (found: readonly Resource[]) =>
    found.map((resource) => resourceNames[resource] ?? resource).join(', ');
  return [
    ...(written.length > 0 ? [`Read and write: ${namesOf(written)}`] : []),
    ...(read.length > 0 ? [`Read: ${namesOf(read)}`] : []),
  ];
}
