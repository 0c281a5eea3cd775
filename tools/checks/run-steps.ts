import { readToolConfig } from '../config.ts';
import { stopCommands } from './run-command.ts';
import type { Outcome, Step } from './steps.ts';

/** Runs the lanes side by side, shows the result of each step, ends with the sum, and exits with 1 if anything failed. */
export async function runSteps(steps: Step[]): Promise<void> {
  stopWithParent();
  const environment = { ...readToolConfig().environment, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', CI: 'true' };
  const outcomes = await outcomesOf(steps, environment);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  // At the very end, because readers of a long output often see only that.
  for (const line of outcomes.flatMap(({ attention }) => attention)) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

type Environment = Record<string, string>;

/** Runs each step after the one before it in its lane and after those that it needs. */
export async function outcomesOf(steps: Step[], environment: Environment): Promise<Outcome[]> {
  const byName = new Map<string, Promise<Outcome>>();
  const lastOf = new Map<string, Promise<unknown>>();
  for (const step of steps) {
    const needed = (step.needs ?? []).map(async (name) => ((await byName.get(name))?.failed === 0 ? [] : [name]));
    const before = lastOf.get(step.lane);
    const outcome = Promise.all([Promise.all(needed), before]).then(([missing]) =>
      runAndPrint(step, missing.flat(), environment),
    );
    byName.set(step.name, outcome);
    lastOf.set(step.lane, outcome);
  }
  return Promise.all(byName.values());
}

async function runAndPrint(step: Step, missing: string[], environment: Environment): Promise<Outcome> {
  const start = performance.now();
  console.log(`${step.name} …`);
  const outcome = await outcomeOf(step, missing, environment);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (outcome.failed > 0 && outcome.output) console.log(`\n${outcome.output.trim()}\n`);
  console.log(
    `${outcome.failed > 0 ? 'FAILED' : 'passed'}: ${step.name} in ${seconds} s (${outcome.passed} passed, ${outcome.failed} failed)`,
  );
  return outcome;
}

async function outcomeOf(step: Step, missing: string[], environment: Environment): Promise<Outcome> {
  if (missing.length > 0) return failure(step, `Not run, because it needs: ${missing.join(', ')}.`);
  try {
    return await step.run(environment);
  } catch (error) {
    return failure(step, String(error));
  }
}

const failure = ({ name }: Step, output: string): Outcome => ({
  passed: 0,
  failed: 1,
  attention: [`failed: ${name}`],
  output,
});

function stopWithParent(): void {
  const stop = () => {
    stopCommands();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.once(signal, stop);
}
