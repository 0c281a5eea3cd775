import { readToolConfig } from '../tools/config.ts';
import { build } from '../tools/start/build.ts';

/** Builds the product once, before any worker starts an instance of it. */
export default async function buildProduct(): Promise<void> {
  await build(readToolConfig().environment, new AbortController().signal);
}
