import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapi } from '../../apps/api/src/http/openapi.ts';
import { everyResource } from '../../packages/contracts/src/every-endpoint.ts';
import { root } from '../config.ts';
import type { ApiDocument } from './compare-documents.ts';

const file = join(root, 'tools/compatibility/released-openapi.json');

/** The document of the last release of the API. */
export const readReleasedDocument = (): ApiDocument => JSON.parse(readFileSync(file, 'utf8'));

/** The document of this code. */
export const documentOfCode = (): ApiDocument =>
  JSON.parse(JSON.stringify(openapi(everyResource, 'sid'), onlyWhatIsCompared));

/** Makes the document of this code the released one. */
export function writeReleasedDocument(): void {
  writeFileSync(file, `${JSON.stringify(documentOfCode(), null, 1)}\n`);
}

const words = new Set([
  'description',
  'info',
  'operationId',
  'pattern',
  'security',
  'securitySchemes',
  'summary',
  'tags',
]);
const isError = /^[345]\d\d$/;

/** Leaves out words for people, and errors: a console shows the message of an error that it does not know. */
function onlyWhatIsCompared(key: string, value: unknown): unknown {
  const isWords = (words.has(key) && !isProperty(value)) || key.startsWith('x-');
  return isWords || isError.test(key) ? undefined : value;
}

/** A field of a schema may have such a name too. */
const isProperty = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['$ref', 'anyOf', 'const', 'enum', 'oneOf', 'type'].some((word) => word in value);
