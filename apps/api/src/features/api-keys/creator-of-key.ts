import type { FastifyRequest } from 'fastify';
import { bearerOf } from '../../http/bearer.ts';
import { UserEntity } from '../auth/user-entity.ts';
import { ApiKeyEntity } from './api-key-entity.ts';
import { hashOf } from './key-secret.ts';

const usePrecision = 60_000;

/** Returns the creator of the key in a request, for whom it acts, and notes the key on the request; undefined for an unknown or expired key. */
export async function creatorOfKey(request: FastifyRequest, now: number): Promise<UserEntity | undefined> {
  const { em } = request;
  const key = await em.findOne(ApiKeyEntity, {
    hash: hashOf(bearerOf(request) ?? ''),
    expiresAt: { $gt: new Date(now) },
  });
  const creator = key && (await em.findOne(UserEntity, { id: key.createdBy }));
  if (!creator) return undefined;
  const { id, name, scopes } = key;
  request.apiKey = { id, name, scopes };
  const usedBefore = new Date(now - usePrecision);
  if (!key.lastUsedAt || key.lastUsedAt < usedBefore)
    await em.nativeUpdate(ApiKeyEntity, { id }, { lastUsedAt: new Date(now) });
  return creator;
}
