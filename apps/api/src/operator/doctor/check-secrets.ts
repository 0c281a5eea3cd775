import { connectDatabase } from '../../database/orm.ts';
import { findDiffering, secretsProblem } from '../../features/secrets/find-differing.ts';
import { fingerprintsOf } from '../../features/secrets/fingerprints-of.ts';
import { findingOf, type Check } from './check.ts';

const finding = findingOf('secrets');

/** Compares the secrets of this environment with those of the running copies. */
export const checkSecrets: Check = {
  name: 'secrets',
  run: async (config) => {
    const orm = await connectDatabase(config.databaseUrl, { connectMs: 5_000 });
    try {
      const differing = await findDiffering(orm.em.fork(), await fingerprintsOf(config));
      return differing.length > 0
        ? finding('warning', secretsProblem(differing))
        : finding('ok', 'The running copies have these secrets, or none runs.');
    } catch {
      return finding('warning', 'Not checked: the database does not answer from here, or is not migrated.');
    } finally {
      await orm.close();
    }
  },
};
