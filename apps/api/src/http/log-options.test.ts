import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { logOptions } from './log-options.ts';

const databaseError = () =>
  Object.assign(new Error('Failing row contains (Ada, ada@example.com)'), { severity: 'ERROR', code: '23514' });

function openLog() {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  return { lines, log: fastify({ logger: { ...logOptions, stream } }).log };
}

describe('log', () => {
  it('has the message of a database error nowhere in its line', () => {
    const { log, lines } = openLog();
    const error = databaseError();
    log.error({ event: 'request_failed', err: error });
    log.error(error);
    log.error({ event: 'request_failed', err: error }, error.message);
    log.child({ reqId: '1' }).error({ event: 'queue_failed', err: { ...error, message: error.message } });
    expect(lines).toHaveLength(4);
    expect(JSON.stringify(lines)).not.toContain('Ada');
    for (const line of lines)
      expect(line).toMatchObject({
        msg: 'the database refused',
        err: { code: '23514', message: 'the database refused' },
      });
  });

  it('keeps messages of its own, and lines without an error', () => {
    const { log, lines } = openLog();
    log.warn({ event: 'late', err: databaseError() }, 'The job is late');
    log.info({ event: 'started' });
    log.info('Server listening');
    log.error({ event: 'failed', err: new Error('fetch failed') });
    expect(lines.map(({ msg }) => msg)).toEqual(['The job is late', undefined, 'Server listening', 'fetch failed']);
    expect(lines[1]).toMatchObject({ event: 'started' });
  });
});
