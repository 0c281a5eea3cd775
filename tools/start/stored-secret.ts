import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Generates a secret once and stores it, so that a restart signs no user out and links in sent email remain valid. */
export async function storedSecret(
  dataDir: string,
  name: 'session-secrets' | 'link-secrets' | 'linkedin-token-key',
): Promise<string> {
  const file = join(dataDir, name);
  const stored = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (stored) return stored;
  const made = randomBytes(32).toString('hex');
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return made;
}
