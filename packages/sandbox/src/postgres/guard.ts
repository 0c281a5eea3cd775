import { spawn } from 'node:child_process';

/*
 * A shell that waits for input. It exits when it reads "done". When the input ends without it, the parent was killed:
 * it stops the database, and removes the folder of a temporary one.
 */
const script = `
trap '' INT TERM HUP
read -r word && exit 0
kill -INT "$1" 2>/dev/null
n=0; while kill -0 "$1" 2>/dev/null && [ $n -lt 30 ]; do sleep 0.1; n=$((n+1)); done
kill -QUIT "$1" 2>/dev/null && sleep 0.5
[ -n "$2" ] && rm -rf "$2"
`;

/** Guards a server so that it ends even when this process is killed; call the returned function after a normal end. */
export function guard(pid: number, temporaryFolder: string | undefined): () => void {
  const shell = spawn('/bin/sh', ['-c', script, 'guard', String(pid), temporaryFolder ?? ''], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  return () => shell.stdin.end('done\n');
}
