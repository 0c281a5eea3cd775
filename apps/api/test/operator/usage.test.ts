import { describe, expect, it } from 'vitest';
import { commands } from '../../src/operator/commands.ts';
import { runCommand } from '../../src/operator/run-command.ts';
import { runOperator } from './run-operator.ts';

const run = (...args: string[]) => runCommand(commands, args, { environment: {}, progress: () => {} });

describe('the operator tool', () => {
  it('lists its commands and ends with 0', async () => {
    const { code, out, error } = await runOperator(['--help']);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    for (const { name, summary } of commands)
      expect(out).toMatch(new RegExp(`^  ${name} .*${summary.slice(0, 20)}`, 'm'));
  });

  it.each(commands.map(({ name }) => name))('explains %s', async (name) => {
    const { code, out } = await run(name, '--help');
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^Usage: lanesight ${name}.*\\[--json\\]\n`));
  });

  it.each([
    ['sessions', 'Usage: lanesight sessions [--end <id>] [--end-all <address>] [--end-everybody] [--json]\n'],
    ['keys', 'Usage: lanesight keys [--revoke <id>] [--json]\n'],
    ['retention', 'Usage: lanesight retention [--apply] [--json]\n'],
  ])('names the values that the options of %s take', async (name, usage) => {
    expect((await run(name, '--help')).out.startsWith(usage)).toBe(true);
  });

  it('ends with 2 without a command, and with an unknown command, option or argument', async () => {
    expect(await run()).toMatchObject({ code: 2, error: expect.stringMatching(/^Usage: lanesight/) });
    expect(await run('fly')).toMatchObject({
      code: 2,
      error: 'There is no command "fly". lanesight --help lists the commands.\n',
    });
    expect(await run('config', '--fast')).toEqual({
      code: 2,
      out: '',
      error: "Unknown option '--fast'. See lanesight config --help.\n",
    });
    expect(await run('config', 'fast')).toMatchObject({
      code: 2,
      error: '"fast" is one argument too many. See lanesight config --help.\n',
    });
  });

  it('ends with 2 for a restore from a folder', async () => {
    const environment = { DATABASE_URL: 'postgres://127.0.0.1:1/site' };
    expect(await runCommand(commands, ['restore', '/'], { environment, progress: () => {} })).toMatchObject({
      code: 2,
      error: '/ is a folder. Name the file of a backup in it. See lanesight restore --help.\n',
    });
  });

  it('reports errors as JSON with --json', async () => {
    expect(await runOperator(['migrate', '--json'])).toEqual({
      code: 1,
      out: JSON.stringify({ error: 'This command cannot start: DATABASE_URL is not set.' }, null, 2),
      error: '',
    });
  });
});
