import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportResult, resultFolder } from '../assurance/result.ts';
import { rollApiBack } from './rollback/roll-api-back.ts';
import { rollConsoleBack } from './rollback/roll-console-back.ts';

/**
 * Goes back to an earlier release of the console by its pointer, under ten seconds, and to an earlier release of the API
 * on the schema of this one with one more change. The earlier release of the API is a commit or a tag: the first
 * argument, else the tenth commit before this one.
 */
const [previous = 'HEAD~10'] = process.argv.slice(2);
const mostSeconds = 10;

const folder = await mkdtemp(join(tmpdir(), 'drill-'));
try {
  const logs = join(resultFolder, 'logs/rollback');
  const consoleResult = await rollConsoleBack(join(folder, 'releases'), logs);
  console.log(`console: back after ${consoleResult.seconds} s`);
  const apiResult = await rollApiBack({ previous, folder, logs });
  console.log(`API: back after ${apiResult.seconds} s`);
  reportResult({
    name: 'rollback',
    title: 'Back to an earlier release',
    command: 'npm run drill:rollback',
    figures: {
      'console: copies': consoleResult.copies,
      'console: s until every copy serves the earlier entry': consoleResult.seconds,
      'API: earlier commit': apiResult.commit,
      'API: s from the stop to readiness': apiResult.seconds,
      'API: rows before': apiResult.before,
      'API: rows after two writes by the earlier release': apiResult.after,
    },
    broken: [
      ...(consoleResult.seconds < mostSeconds ? [] : [`The console was back after ${consoleResult.seconds} s`]),
      ...consoleResult.broken,
      ...apiResult.broken,
    ],
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
