import type { Command } from './command.ts';

/** Formats the list of commands. */
export function overviewOf(commands: readonly Command[]): string {
  const calls = commands.map(({ name, parameters }) => `${name} ${parameters}`.trim());
  const width = Math.max(...calls.map(({ length }) => length));
  const lines = commands.map(({ summary }, index) => `  ${calls[index]!.padEnd(width)}  ${summary}`);
  return [
    'Usage: lanesight <command> [--json]',
    '',
    ...lines,
    '',
    'lanesight <command> --help says more. Every command reads the variables of the API.',
    'Exit codes: 0 all is well, 1 something is wrong, 2 wrong usage.',
    '',
  ].join('\n');
}

/** Formats the help of one command. */
export function helpOf({ name, parameters, summary, details, options = {} }: Command): string {
  const flags = Object.entries(options).map(([flag, option]) =>
    'value' in option ? `[--${flag} <${option.value}>]` : `[--${flag}]`,
  );
  return [
    `Usage: ${['lanesight', name, parameters, ...flags, '[--json]'].filter(Boolean).join(' ')}`,
    '',
    summary,
    '',
    details,
    '',
  ].join('\n');
}
