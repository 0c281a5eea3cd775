import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

/** Makes a signed tag for each part that has a new version, in the repository of the working directory. */
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

function isConfigured(name: string): boolean {
  try {
    return git('config', '--get', name) !== '';
  } catch {
    return false;
  }
}

/** Git 2.39 makes an unsigned tag when an SSH key cannot sign, and reports success. */
function sign(tag: string): void {
  git('tag', '--sign', '--message', tag, tag);
  if (/^-----BEGIN [A-Z]+ SIGNATURE-----$/m.test(git('cat-file', 'tag', tag))) return;
  git('tag', '--delete', tag);
  throw new Error(`The key cannot sign, so ${tag} was not made. Git says why above.`);
}

const howToSign = `No signing key is configured, so no tag was made. Choose yours, once:

  git config gpg.format ssh
  git config user.signingKey ~/.ssh/id_ed25519.pub

docs/guides/releases.md says more.`;

if (!['user.signingKey', 'gpg.ssh.defaultKeyCommand'].some(isConfigured)) {
  console.error(howToSign);
  process.exit(1);
}
const existing = new Set(git('tag', '--list').split('\n'));
const tags = globSync('apps/*/package.json')
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string })
  .map(({ name, version }) => `${name}@${version}`)
  .filter((tag) => !existing.has(tag))
  .toSorted();
tags.forEach(sign);
console.log(
  tags.length > 0
    ? `Signed: ${tags.join(', ')}. Push with: git push origin ${tags.join(' ')}`
    : 'Each version has its tag.',
);
