import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkedinSettings } from '@workspace/contracts/linkedin-connection';
import { DomainError } from '../../domain-error.ts';
import { lockConnection } from './stored-tokens.ts';
import { LinkedinConnectionEntity } from './linkedin-connection-entity.ts';
import type { LinkedinDeps } from './linkedin-deps.ts';
import { LinkedinError } from './linkedin-errors.ts';
import { withAccessToken } from './with-access-token.ts';

/** Thrown for an organization that does not belong to the account. */
export class NoSuchPage extends DomainError<'no_such_page'> {}

/**
 * Stores the organization and auto-post. A newly chosen organization must belong to the account. Waiting posts move to
 * the chosen organization, or are skipped when auto-post is off. Throws `NoSuchPage` and `LinkedinError`.
 */
export async function saveSettings(
  newEm: () => EntityManager,
  deps: LinkedinDeps,
  { organizationId, autoPost }: LinkedinSettings,
): Promise<void> {
  const name = organizationId === null ? null : await nameOf(newEm, deps, organizationId);
  await newEm().transactional(async (inside) => {
    const row = await lockConnection(inside);
    if (!row) throw new LinkedinError({ kind: 'not_connected' });
    Object.assign(row, { organizationId, organizationName: name, autoPost });
    await inside.flush();
    const unasked = `status = 'waiting' and asked_by is null and attempts = 0`;
    await (autoPost
      ? inside.execute(`update linkedin_posts set organization_id = ? where ${unasked}`, [organizationId])
      : inside.execute(
          `update linkedin_posts set status = 'skipped', next_at = null, fault = 'switched_off' where ${unasked}`,
        ));
  });
}

async function nameOf(newEm: () => EntityManager, deps: LinkedinDeps, organizationId: string): Promise<string> {
  const [row] = await newEm().find(LinkedinConnectionEntity, {});
  if (row?.organizationId === organizationId && row.organizationName) return row.organizationName;
  const { value, failure } = await withAccessToken(newEm, deps, deps.linkedin.organizations);
  if (failure) throw new LinkedinError(failure);
  const found = value.find(({ id }) => id === organizationId);
  if (found) return found.name;
  throw new NoSuchPage('no_such_page', 'The connected account cannot post as this page. Choose another.');
}
