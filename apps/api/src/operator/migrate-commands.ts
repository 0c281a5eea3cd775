import { openDatabase } from '../database/open-database.ts';
import { migrations } from '../database/migrations.ts';
import type { Command } from './command.ts';
import { readDatabaseUrl } from './config.ts';

/** A job that a deployment runs once, before its first process starts. */
export const migrateCommand = preparation({
  name: 'migrate',
  summary: 'Migrates the database to this release. A second run changes nothing.',
  verb: 'migrated to',
});

export const seedCommand = preparation({
  name: 'seed',
  summary: 'Migrates the database, and adds the sample posts once.',
  verb: 'migrated and has the sample posts; it is at',
});

interface Preparation {
  name: 'migrate' | 'seed';
  summary: string;
  verb: string;
}

function preparation({ name, summary, verb }: Preparation): Command {
  return {
    name,
    parameters: '',
    summary,
    details: 'Needs only DATABASE_URL. Several runs at once are safe: one of them migrates, the others wait.',
    run: async ({ environment }) => {
      const orm = await openDatabase(readDatabaseUrl(environment), name);
      await orm.close();
      const migration = migrations.at(-1)!.name;
      return {
        isWell: true,
        text: `The database is ${verb} ${migration}.`,
        data: { migration, changes: migrations.length },
      };
    },
  };
}
