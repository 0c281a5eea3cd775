import type { EntityManager } from '@mikro-orm/postgresql';
import * as z from 'zod';
import { recordSystemChange } from '../features/audit-log/record-system-change.ts';
import { endSessionById, pageOfSessions } from '../features/sessions/manage-sessions.ts';
import { WrongUsage, type Command, type CommandResult } from './command.ts';
import { rowsOf } from './rows-of.ts';
import { withDatabase } from './with-database.ts';

/** The tool has no session of its own. */
const nobody = { sid: '', userId: '' };
const audit = { origin: 'lanesight sessions', resource: 'sessions' };

export const sessionsCommand: Command = {
  name: 'sessions',
  parameters: '',
  summary: 'Lists the running sessions; ends one, all of an address, or those of everybody.',
  details:
    'Needs DATABASE_URL. --end <id> ends one session, --end-all <address> all sessions of a person, --end-everybody those of all: the next request of each is signed out. Each leaves an entry in the audit log. Lists the 1000 that were used last.',
  options: {
    end: { type: 'string', value: 'id' },
    'end-all': { type: 'string', value: 'address' },
    'end-everybody': { type: 'boolean' },
  },
  run: async ({ values: { end, 'end-all': address, 'end-everybody': isOfAll }, environment }) => {
    if ([end, address, isOfAll].filter((each) => each !== undefined).length > 1)
      throw new WrongUsage('Give one of --end, --end-all and --end-everybody.');
    if (end !== undefined && !z.uuid().safeParse(end).success)
      throw new WrongUsage(`"${String(end)}" is no session id.`);
    return withDatabase(environment, (em) => {
      if (end !== undefined) return endOne(em, String(end));
      if (isOfAll) return endSessions(em, 'delete from sessions returning id', [], 'Nobody has a session.');
      return address === undefined ? list(em) : endAll(em, String(address));
    });
  },
};

async function list(em: EntityManager): Promise<CommandResult> {
  const { sessions, total } = await pageOfSessions(em, nobody, { isOfAll: true, pageSize: 1_000 });
  const rows = sessions.map(({ id, email, device, lastUsedAt }) => [id, email, lastUsedAt, device]);
  const found = sessions.map(({ isCurrent: _none, ...session }) => session);
  return { isWell: true, text: total === 0 ? 'Nobody is signed in.' : rowsOf(rows), data: { sessions: found, total } };
}

async function endOne(em: EntityManager, id: string): Promise<CommandResult> {
  await endSessionById(em, id, undefined);
  await recordSystemChange(em, { ...audit, action: 'endSession', resourceId: id });
  return { isWell: true, text: 'The session has ended.', data: { ended: 1 } };
}

const endAll = (em: EntityManager, address: string): Promise<CommandResult> =>
  endSessions(
    em,
    'delete from sessions s using users u where u.id::text = s.user_id and lower(u.email) = lower(?) returning s.id',
    [address],
    `${address} has no session.`,
  );

async function endSessions(em: EntityManager, sql: string, values: string[], none: string): Promise<CommandResult> {
  const ended = await em.execute(sql, values);
  if (ended.length === 0) throw new Error(none);
  await recordSystemChange(em, { ...audit, action: 'endSessions', changes: { ended: ended.length } });
  return {
    isWell: true,
    text: ended.length === 1 ? 'The session has ended.' : `${ended.length} sessions have ended.`,
    data: { ended: ended.length },
  };
}
