import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface Session {
    linkedinState?: { value: string; madeAt: number };
  }
}

const minutesToAuthorise = 15;

/** The OAuth state is stored in the user's session, so another user's callback is rejected. */
export async function createState({ session }: FastifyRequest): Promise<string> {
  const value = randomBytes(24).toString('base64url');
  session.linkedinState = { value, madeAt: Date.now() };
  return value;
}

/** Returns true when the request carries the state of its session. The state can be used once. */
export async function takeState({ session, query }: FastifyRequest): Promise<boolean> {
  const { linkedinState: stored } = session;
  delete session.linkedinState;
  const { state } = query as Record<string, unknown>;
  if (!stored || typeof state !== 'string' || Date.now() - stored.madeAt > minutesToAuthorise * 60_000) return false;
  const [ours, theirs] = [Buffer.from(stored.value), Buffer.from(state)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
