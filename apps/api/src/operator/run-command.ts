import { parseArgs } from 'node:util';
import { commandErrorMessage } from './command-error-message.ts';
import { WrongUsage, type Command, type CommandInput, type CommandResult } from './command.ts';
import { helpOf, overviewOf } from './help.ts';

/** The output of a run. Exit codes: 0 all is well, 1 something is wrong, 2 wrong usage. */
interface Run {
  code: 0 | 1 | 2;
  out: string;
  error: string;
}

/** Runs the command that the arguments name. Never rejects. */
export async function runCommand(
  commands: readonly Command[],
  args: readonly string[],
  { environment, progress }: Pick<CommandInput, 'environment' | 'progress'>,
): Promise<Run> {
  const [name, ...rest] = args;
  const isJson = args.includes('--json');
  const fail = (code: 1 | 2, message: string): Run =>
    isJson
      ? { code, out: `${JSON.stringify({ error: message }, null, 2)}\n`, error: '' }
      : { code, out: '', error: `${message}\n` };
  if (name === '--help' || name === '-h' || name === 'help') return { code: 0, out: overviewOf(commands), error: '' };
  if (name === undefined) return fail(2, overviewOf(commands).trimEnd());
  const command = commands.find((each) => each.name === name);
  if (!command) return fail(2, `There is no command "${name}". lanesight --help lists the commands.`);
  if (rest.includes('--help') || rest.includes('-h')) return { code: 0, out: helpOf(command), error: '' };
  try {
    const result = await command.run({ ...parse(command, rest), environment, progress: isJson ? () => {} : progress });
    return { code: result.isWell ? 0 : 1, out: formatResult(result, isJson), error: '' };
  } catch (error) {
    if (error instanceof WrongUsage) return fail(2, `${error.message} See lanesight ${name} --help.`);
    return fail(1, commandErrorMessage(error));
  }
}

const formatResult = ({ text, data }: CommandResult, isJson: boolean): string =>
  isJson ? `${JSON.stringify(data, null, 2)}\n` : `${text}\n`;

function parse(command: Command, args: string[]): Pick<CommandInput, 'positionals' | 'values'> {
  const options = { ...command.options, json: { type: 'boolean' } } as const;
  const { positionals, values } = parseOrReject(() => parseArgs({ args, options, allowPositionals: true }));
  const names = command.parameters.split(' ').filter(Boolean);
  const missing = names.filter((each) => each.startsWith('<'))[positionals.length];
  if (missing) throw new WrongUsage(`${missing} is missing.`);
  if (positionals.length > names.length)
    throw new WrongUsage(`"${positionals[names.length]}" is one argument too many.`);
  return { positionals, values: values };
}

function parseOrReject<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    // The parser's messages name the option; the rest of them is about its own settings.
    throw new WrongUsage(`${(error as Error).message.split(/\. To specify|\n/)[0]!.replace(/\.$/, '')}.`);
  }
}
