import { parseArgs } from 'node:util';
import { withoutEmpty } from '@workspace/contracts/without-empty';
import * as z from 'zod';
import { modelConfigOf, modelEnvironment, type ModelConfig } from '../../apps/api/src/config-model.ts';

const count = (name: string) => z.coerce.number(`--${name} has to be a number`).int().min(0);

const Options = z.object({
  topics: count('topics').default(Infinity),
  attempts: count('attempts').default(Infinity),
  concurrency: z.coerce.number('--concurrency has to be a number').int().min(1).max(64).default(4),
});

/** The options of a run, and the model: undefined for the sandbox's. */
export interface EvalConfig extends z.output<typeof Options> {
  model: ModelConfig | undefined;
}

/** Reads the options and the model's variables, the same as the API's. Throws a message that names the fault. */
export function readEvalConfig(
  args: readonly string[] = process.argv.slice(2),
  environment: NodeJS.ProcessEnv = process.env,
): EvalConfig {
  const option = { type: 'string' } as const;
  const options = { topics: option, attempts: option, concurrency: option };
  const { values } = parseArgs({ args: [...args], options });
  const { data: read, error } = Options.safeParse(values);
  if (!read) throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  return { ...read, model: readModel(environment) };
}

function readModel(environment: NodeJS.ProcessEnv): ModelConfig | undefined {
  const given = withoutEmpty(environment);
  if (!given.MODEL_API_KEY && !given.MODEL_NAME && !given.MODEL_BASE_URL) return undefined;
  const { data, error } = z.object(modelEnvironment).safeParse(given);
  if (!data) throw new Error(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
  const model = modelConfigOf(data);
  if (model.missing.length > 0) throw new Error(`Set ${model.missing.join(' and ')} too`);
  return model;
}
