import { readToolConfig } from '../config.ts';
import { stopCommands } from './run-command.ts';
import type { Outcome, Step } from './steps.ts';

/** Runs the steps in sequence, shows each result, ends with the sum and exits with 1 if anything failed. */
export async function runSteps(steps: Step[]): Promise<void> {
  stopWithParent();
  const environment = { ...readToolConfig().environment, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', CI: 'true' };
  const failedSteps = new Set<string>();
  const sum = { passed: 0, failed: 0 };
  for (const step of steps) {
    const start = performance.now();
    console.log(`${step.name} …`);
    const outcome = await outcomeOf(step, failedSteps, environment);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (outcome.failed > 0) {
      failedSteps.add(step.name);
      if (outcome.output) console.log(`\n${outcome.output.trim()}\n`);
    }
    console.log(
      `${outcome.failed > 0 ? 'FAILED' : 'passed'}: ${step.name} in ${seconds} s (${outcome.passed} passed, ${outcome.failed} failed)`,
    );
    sum.passed += outcome.passed;
    sum.failed += outcome.failed;
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exit(sum.failed > 0 ? 1 : 0);
}

async function outcomeOf(step: Step, failedSteps: Set<string>, environment: Record<string, string>): Promise<Outcome> {
  const missing = step.needs?.filter((name) => failedSteps.has(name)) ?? [];
  if (missing.length > 0) return { passed: 0, failed: 1, output: `Not run, because it needs: ${missing.join(', ')}.` };
  try {
    return await step.run(environment);
  } catch (error) {
    return { passed: 0, failed: 1, output: String(error) };
  }
}

function stopWithParent(): void {
  const stop = () => {
    stopCommands();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.once(signal, stop);
}
