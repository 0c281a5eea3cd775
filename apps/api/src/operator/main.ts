#!/usr/bin/env node
import { setWording } from '@workspace/contracts/wording';
import { commands } from './commands.ts';
import { environmentOf } from './config.ts';
import { runCommand } from './run-command.ts';

setWording();
const { code, out, error } = await runCommand(commands, process.argv.slice(2), {
  environment: environmentOf(),
  progress: (line) => process.stderr.write(`${line}\n`),
});
process.stderr.write(error);
// A server that does not respond must not hold the process.
process.stdout.write(out, () => process.exit(code));
