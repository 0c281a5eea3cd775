import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { linkedinClient } from '@workspace/sandbox/linkedin/client';
import { publicOrigin } from '../start-test-app.ts';
import { keyOf, type LinkedinTest } from './linkedin-test.ts';

/** Lets a worker post, and die after this call of LinkedIn before it stores the result. Returns the signal. */
export async function dieAfter(one: LinkedinTest, dyingCall: string, blogPostId: string) {
  await one.endTimeToUndo();
  const address = `${one.sandbox.origin}/linkedin`;
  const set = {
    LINKEDIN_CLIENT_ID: linkedinClient.id,
    LINKEDIN_CLIENT_SECRET: linkedinClient.secret,
    LINKEDIN_URL: address,
    LINKEDIN_API_URL: address,
    LINKEDIN_VERSION: '202606',
  };
  const keys = [{ id: 'one', base64: keyOf('one').key.toString('base64') }];
  const { imageFolder, orm } = one.test;
  const settings = JSON.stringify({ set, keys, publicOrigin, imageFolder, dyingCall });
  const script = `${import.meta.dirname}/dying-process.ts`;
  const child = spawn(process.execPath, [script, orm.config.get('clientUrl'), settings, blogPostId], {
    stdio: 'inherit',
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal;
}
