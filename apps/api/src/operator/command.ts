/** The arguments of a command, and the process around it. */
export interface CommandInput {
  positionals: string[];
  values: Record<string, string | boolean | undefined>;
  environment: NodeJS.ProcessEnv;
  /** Reports the progress of long work to people. */
  progress: (line: string) => void;
}

export interface CommandResult {
  /** False when something is wrong: the exit code is 1. */
  isWell: boolean;
  /** The result for people. */
  text: string;
  /** The result with `--json`. */
  data: unknown;
}

/** An option: a switch, or one that takes a value, which its help names. */
type CommandOption = { type: 'boolean' } | { type: 'string'; value: string };

/** A command of the operator's tool. */
export interface Command {
  name: string;
  /** Its positional arguments, as its help names them: `<file>` is required, `[id]` is not. */
  parameters: string;
  summary: string;
  /** The rest of its help: options, variables, and what it changes. */
  details: string;
  options?: Readonly<Record<string, CommandOption>>;
  run: (input: CommandInput) => Promise<CommandResult>;
}

/** Wrong arguments: the exit code is 2. */
export class WrongUsage extends Error {}
