import { readConfig, readVariables } from '../../config.ts';
import type { Command } from '../command.ts';
import { describeVariables } from './describe-variables.ts';

export const configCommand: Command = {
  name: 'config',
  parameters: '',
  summary: "Prints the API's configuration after defaults, without secrets.",
  details:
    'Secrets, keys and passwords read "set" or "not set". (default) marks the variables that are not set. With an invalid configuration it names every invalid variable.',
  run: async ({ environment }) => {
    readConfig(environment);
    const described = describeVariables(readVariables(environment), environment);
    const width = Math.max(...described.map(({ name }) => name.length));
    const lines = described.map(
      ({ name, value, isDefault }) =>
        `${name.padEnd(width)}  ${value}${isDefault && value !== 'not set' ? ' (default)' : ''}`,
    );
    return { isWell: true, text: lines.join('\n'), data: { variables: described } };
  },
};
