import { variableNames, type readVariables } from '../../config.ts';
import { imageStoreConfig } from '../../config-images.ts';
import { addressesOf, isAddress, isPlain } from './kinds-of-variables.ts';

type Variables = ReturnType<typeof readVariables>;

export interface DescribedVariable {
  name: string;
  value: string;
  isDefault: boolean;
}

/** Describes every variable after defaults. A secret is `set` or `not set`, as is a variable of no known kind. */
export function describeVariables(variables: Variables, environment: NodeJS.ProcessEnv): DescribedVariable[] {
  return variableNames.map((name) => {
    const written = environment[name] || undefined;
    const value = written ?? textOf(variables[name as keyof Variables]);
    return { name, value: describe(name, value, variables), isDefault: written === undefined };
  });
}

/** A default that is a list or a map is empty. */
const textOf = (parsed: unknown): string | undefined =>
  typeof parsed === 'number' || (typeof parsed === 'string' && parsed !== '') ? String(parsed) : undefined;

function describe(name: string, value: string | undefined, variables: Variables): string {
  if (name === 'IMAGE_STORE') return placeOfImages(variables);
  if (value === undefined) return 'not set';
  if (isPlain(name)) return value;
  return isAddress(name) ? addressesOf(value) : 'set';
}

function placeOfImages(variables: Variables): string {
  const store = imageStoreConfig(variables);
  if ('folder' in store) return `file:${store.folder}`;
  return `s3:${store.endpoint}/${store.bucket}/${store.prefix} (credentials: set)`;
}
