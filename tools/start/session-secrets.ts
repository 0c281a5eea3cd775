import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret that signs session cookies: made once and kept, so that a restart signs nobody out. */
export async function keptSessionSecrets(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secrets');
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (kept) return kept;
  const made = randomBytes(32).toString('hex');
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return made;
}
