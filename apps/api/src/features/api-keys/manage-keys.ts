import type { EntityManager } from '@mikro-orm/postgresql';
import { keyDays, type ApiKey, type createApiKey } from '@workspace/contracts/api-keys';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { DomainError } from '../../domain-error.ts';
import { UserEntity } from '../auth/user-entity.ts';
import { ApiKeyEntity } from './api-key-entity.ts';
import { createSecret, hashOf, hintOf } from './key-secret.ts';

export class UnfitExpiry extends DomainError<'invalid_input'> {
  constructor(message: string) {
    super('invalid_input', message, { expiresAt: message });
  }
}

export class KeyNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This key was deleted already.');
  }
}

const day = 86_400_000;

/** Returns a page of keys, the newest first. */
export async function pageOfKeys(
  em: EntityManager,
  { page = 1, pageSize = 50 }: { page?: number | undefined; pageSize?: number | undefined },
): Promise<{ apiKeys: ApiKey[]; total: number }> {
  const options = { orderBy: { id: 'desc' }, limit: pageSize, offset: (page - 1) * pageSize } as const;
  const [keys, total] = await em.findAndCount(ApiKeyEntity, {}, options);
  const creators = await em.find(UserEntity, { id: { $in: keys.map(({ createdBy }) => createdBy) } });
  const emails = new Map(creators.map(({ id, email }) => [id, email]));
  return { apiKeys: keys.map((key) => toApiKey(key, emails.get(key.createdBy) ?? '')), total };
}

function toApiKey(key: ApiKeyEntity, createdBy: string): ApiKey {
  const { id, name, hint, scopes, createdAt, expiresAt, lastUsedAt } = key;
  return {
    id,
    name,
    hint,
    scopes,
    createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** Creates a key for a user, and returns its secret, which is not stored. Throws `UnfitExpiry`. */
export async function addKey(
  em: EntityManager,
  { name, scopes, expiresAt }: ParsedOf<typeof createApiKey>['body'],
  { email, now }: { email: string; now: number },
): Promise<{ apiKey: ApiKey; key: string }> {
  const expiry = expiresAt ? new Date(expiresAt) : new Date(now + keyDays.default * day);
  if (expiry.getTime() <= now) throw new UnfitExpiry('Choose a time in the future');
  if (expiry.getTime() > now + keyDays.most * day) throw new UnfitExpiry('Choose a time within two years');
  const key = createSecret();
  const creator = await em.findOneOrFail(UserEntity, { email });
  const stored = em.create(ApiKeyEntity, {
    name,
    scopes: [...new Set(scopes)],
    hash: hashOf(key),
    hint: hintOf(key),
    createdBy: creator.id,
    expiresAt: expiry,
  });
  await em.flush();
  return { apiKey: toApiKey(stored, email), key };
}

/** Deletes a key. Throws `KeyNotFound`. */
export async function removeKey(em: EntityManager, id: string): Promise<void> {
  const key = await em.findOne(ApiKeyEntity, { id });
  if (!key) throw new KeyNotFound();
  await em.remove(key).flush();
}
