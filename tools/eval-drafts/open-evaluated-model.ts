import { freePort } from '@workspace/sandbox/free-port';
import { modelUrlOn, sandboxModel } from '@workspace/sandbox/model';
import { startSandbox } from '@workspace/sandbox/sandbox';
import type { ModelConfig } from '../../apps/api/src/config-model.ts';
import { openModel } from '../../apps/api/src/adapters/model.ts';
import type { EvaluatedModel } from './evaluate.ts';

/** A model with its name, and a function that stops a started sandbox. */
export interface OpenedModel extends EvaluatedModel {
  name: string;
  stop: () => Promise<void>;
}

/** Opens the configured model, or starts the sandbox's on a free port. */
export async function openEvaluatedModel(config: ModelConfig | undefined): Promise<OpenedModel> {
  if (config) return { name: config.name, seconds: config.seconds, ask: openModel(config), stop: async () => {} };
  const [port, apiKey] = [await freePort(), 'the-key-of-the-evaluation'];
  const sandbox = await startSandbox({
    port,
    smtpPort: 0,
    publicOrigin: 'http://localhost:3000',
    clientId: 'staff',
    clientSecret: 'a-secret-that-the-model-does-not-use',
    parts: ['model'],
    model: { apiKey, pace: 0 },
  });
  const settings = { baseUrl: modelUrlOn(port), apiKey, name: sandboxModel };
  return { name: sandboxModel, seconds: 60, ask: openModel(settings), stop: sandbox.stop };
}
