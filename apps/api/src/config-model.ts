import * as z from 'zod';
import { maxModelSeconds } from '@workspace/contracts/ai-drafts';

/**
 * The environment variables of the model that drafts posts. Without them the API runs, and a draft request returns an
 * error that names the missing variables.
 */
export const modelEnvironment = {
  MODEL_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'has to be an http or https address' })
    .default('https://api.openai.com/v1'),
  MODEL_API_KEY: z.string().trim().default(''),
  MODEL_NAME: z.string().trim().default(''),
  MODEL_SECONDS: z.coerce.number().int().min(5).max(maxModelSeconds).default(120),
  MODEL_DAILY_LIMIT: z.coerce.number().int().min(0).max(10_000).default(50),
};

export interface ModelConfig {
  baseUrl: string;
  apiKey: string;
  name: string;
  /** Time limit for a draft, including a second request, in seconds. */
  seconds: number;
  /** The daily quota of one staff member. */
  dailyLimit: number;
  /** Required variables that are not set. */
  missing: string[];
}

type Read = { [name in keyof typeof modelEnvironment]: z.output<(typeof modelEnvironment)[name]> };

/** Builds the configuration from the parsed environment. */
export function modelConfigOf(data: Read): ModelConfig {
  return {
    baseUrl: data.MODEL_BASE_URL,
    apiKey: data.MODEL_API_KEY,
    name: data.MODEL_NAME,
    seconds: data.MODEL_SECONDS,
    dailyLimit: data.MODEL_DAILY_LIMIT,
    missing: (['MODEL_API_KEY', 'MODEL_NAME'] as const).filter((name) => data[name] === ''),
  };
}
