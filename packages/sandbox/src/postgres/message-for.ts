/** Turns PostgreSQL's last log lines into a message that says what to do. */
export function messageFor(log: string, { dataDir, port }: { dataDir: string; port?: number }): string {
  if (/No space left on device|ENOSPC/i.test(log))
    return `PostgreSQL cannot write to ${dataDir}, because the disk is full. Free some space, or set DATA_DIR to a folder on another disk.`;
  if (/could not bind .*Address already in use|could not create any TCP\/IP sockets/is.test(log))
    return `Port ${port} is in use by another program. Stop that program, or set POSTGRES_PORT to a free port.`;
  if (/database files are incompatible|initialized by PostgreSQL version/i.test(log))
    return `The database in ${dataDir} was made by another PostgreSQL version. Set DATA_DIR to another folder, or delete that one to start afresh.`;
  if (/Permission denied|EACCES|EROFS/i.test(log))
    return `PostgreSQL may not write to ${dataDir}. Give that folder to the user who starts this, or set DATA_DIR to another folder.`;
  const lines = log.trim().split('\n');
  const last = lines.findLast((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ?? lines.at(-1) ?? '';
  return `PostgreSQL does not start on ${dataDir}: ${last.replace(/^.*?(FATAL|PANIC|ERROR|error): */, '').trim() || 'it said nothing'}.`;
}
