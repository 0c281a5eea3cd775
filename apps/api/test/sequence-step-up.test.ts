import { describe, expect, it } from 'vitest';
import { activateSequence, changeSequence } from '@workspace/contracts/sequences';
import { apiErrorOf, callsTo } from './call-as.ts';
import { sequenceTest } from './sending/sequence-test.ts';
import { testMailSettings } from './test-mail-settings.ts';

const one = sequenceTest();
const age = () => one.sql(`update sessions set sess = jsonb_set(sess, '{authenticatedAt}', to_jsonb(1))`);
const flip = (includesImports: boolean) => one.as(changeSequence, { ...one.byId(), body: { includesImports } });
const signInAgain = { status: 403, code: 'sign_in_again' };

describe('a sequence with people of imported files', () => {
  it('needs a fresh sign-in to be activated and resumed', async () => {
    await one.step('First', 0);
    await flip(true);
    await age();
    expect(await apiErrorOf(one.activate())).toMatchObject(signInAgain);
    expect((await one.get()).status).toBe('draft');
    await flip(false);
    await one.activate();
    await one.pause();
    await flip(true);
    expect(await apiErrorOf(one.activate())).toMatchObject(signInAgain);
    expect((await one.get()).status).toBe('paused');
  });

  it('needs a fresh sign-in to include them while it is active, and none to leave them out', async () => {
    await one.step('First', 0);
    await one.activate();
    await flip(true);
    await age();
    await flip(true);
    await flip(false);
    expect(await apiErrorOf(flip(true))).toMatchObject(signInAgain);
    expect((await one.get()).includesImports).toBe(false);
  });
});

it('a sequence needs a fresh sign-in to be resumed for more people than configured', async () => {
  await one.step('First', 0);
  await one.activate();
  await one.pause();
  const app = await one.one.test.startAnother({ mailSettings: { ...testMailSettings, stepUpRecipients: 1 } });
  const strict = callsTo(app)(await one.one.test.signInAs('ada@lanesight.ai'));
  for (const email of ['ann@example.org', 'bo@example.org']) await one.join(email);
  await age();
  expect(await apiErrorOf(strict(activateSequence, one.byId()))).toMatchObject(signInAgain);
  await one.leave('bo@example.org');
  await strict(activateSequence, one.byId());
});
