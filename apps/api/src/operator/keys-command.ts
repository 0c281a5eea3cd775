import * as z from 'zod';
import { pageOfKeys, removeKey } from '../features/api-keys/manage-keys.ts';
import { recordSystemChange } from '../features/audit-log/record-system-change.ts';
import { WrongUsage, type Command } from './command.ts';
import { rowsOf } from './rows-of.ts';
import { withDatabase } from './with-database.ts';

const audit = { origin: 'lanesight keys', resource: 'api-keys', action: 'deleteApiKey' };

export const keysCommand: Command = {
  name: 'keys',
  parameters: '',
  summary: 'Lists the API keys; revokes one.',
  details:
    'Needs DATABASE_URL. --revoke <id> deletes a key: the next request with it is rejected. It leaves an entry in the audit log. Keys themselves are not stored, only the hint that is shown. Lists the 1000 newest.',
  options: { revoke: { type: 'string', value: 'id' } },
  run: async ({ values: { revoke }, environment }) => {
    if (revoke !== undefined && !z.uuid().safeParse(revoke).success)
      throw new WrongUsage(`"${String(revoke)}" is no key id.`);
    return withDatabase(environment, async (em) => {
      if (revoke !== undefined) {
        await removeKey(em, String(revoke));
        await recordSystemChange(em, { ...audit, resourceId: String(revoke) });
        return { isWell: true, text: 'The key is revoked.', data: { revoked: 1 } };
      }
      const { apiKeys, total } = await pageOfKeys(em, { pageSize: 1_000 });
      const rows = apiKeys.map(({ id, hint, name, createdBy, expiresAt }) => [id, hint, expiresAt, createdBy, name]);
      return { isWell: true, text: total === 0 ? 'There is no key.' : rowsOf(rows), data: { apiKeys, total } };
    });
  },
};
