import { z } from 'zod';
import type { ModelSettings } from './model.ts';
import { SandboxError } from './sandbox-error.ts';

const port = z.coerce.number().int().min(1).max(65535);
/** The parts of the sandbox that a start may choose from. */
export const parts = ['identity-provider', 'mailbox', 'linkedin', 'model', 'mail-services'] as const;

const Environment = z.object({
  SANDBOX_PORT: port.default(3003),
  SMTP_PORT: port.default(3025),
  PUBLIC_ORIGIN: z.url().default('http://localhost:3000'),
  OIDC_CLIENT_ID: z.string().min(1).default('staff'),
  OIDC_CLIENT_SECRET: z.string().min(1).default('sandbox-secret-sandbox-secret-1234'),
  MODEL_API_KEY: z.string().min(1).default('sandbox-model-key'),
  MODEL_PACE: z.coerce.number().int().min(0).max(10_000).default(30),
  SANDBOX_PARTS: z
    .string()
    .default(parts.join(','))
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(parts))),
});

/** The schema of each variable, by its name. */
export const variableSchemas = Environment.shape;

/** The sandbox's settings; ports are TCP port numbers, `publicOrigin` is the site's. */
export type Config = {
  port: number;
  smtpPort: number;
  publicOrigin: string;
  clientId: string;
  clientSecret: string;
  parts: readonly (typeof parts)[number][];
  /** By default the model has the sandbox's key and responds without delay. */
  model?: ModelSettings;
};

/** Parses the sandbox's configuration; throws a SandboxError that names the first variable with an invalid value. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new SandboxError(`${String(issue?.path[0])} has a bad value: ${issue?.message}.`);
  }
  const { data } = read;
  return {
    port: data.SANDBOX_PORT,
    smtpPort: data.SMTP_PORT,
    publicOrigin: new URL(data.PUBLIC_ORIGIN).origin,
    clientId: data.OIDC_CLIENT_ID,
    clientSecret: data.OIDC_CLIENT_SECRET,
    parts: data.SANDBOX_PARTS,
    model: { apiKey: data.MODEL_API_KEY, pace: data.MODEL_PACE },
  };
}
