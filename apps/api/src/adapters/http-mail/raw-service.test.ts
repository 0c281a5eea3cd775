import { describe, expect, it } from 'vitest';
import { rawMailUser } from '@workspace/sandbox/mail-services/credentials';
import { HttpTransport } from './http-transport.ts';
import { rawService } from './raw-service.ts';
import { messageTo, useMailServices } from '@workspace/sandbox/mail-services/use-mail-services';

const services = useMailServices('raw-mail');
const { user, password } = rawMailUser;
const basic = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

const openRaw = (authorization = basic) =>
  services.open(new HttpTransport(rawService({ url: `${services.origin}/raw-mail/send`, authorization })));

describe('raw mail service', () => {
  it('gets the message, its envelope and its Message-ID as the idempotency key', async () => {
    const raw = openRaw();
    expect(await raw.submit(messageTo('jörg@example.org'))).toMatchObject({ outcome: 'handed_over' });
    expect(await raw.submit(messageTo('b@example.org'))).toMatchObject({ outcome: 'handed_over' });
    expect(await services.timesTaken('b@example.org')).toBe(1);
  });

  it('does not accept wrong credentials, as a fault of the transport', async () => {
    expect(await openRaw('Bearer wrong').submit(messageTo('c@example.org'))).toMatchObject({
      outcome: 'deferred',
      transportFault: { isDown: true },
    });
  });

  it.each([
    [429, {}, { outcome: 'deferred', failure: 'rate', transportFault: { isDown: true } }],
    [429, { 'retry-after': '3' }, { outcome: 'deferred', transportFault: { isDown: true, restMs: 3_000 } }],
    [503, { 'retry-after': '3' }, { outcome: 'deferred', transportFault: { isDown: true, restMs: 3_000 } }],
    [503, {}, { outcome: 'uncertain' }],
    [500, {}, { outcome: 'uncertain' }],
    [502, {}, { outcome: 'uncertain' }],
    [409, {}, { outcome: 'uncertain' }],
    [302, { location: '/elsewhere' }, { outcome: 'deferred', transportFault: { isDown: true } }],
    [404, {}, { outcome: 'deferred', transportFault: { isDown: true } }],
    [408, {}, { outcome: 'deferred' }],
    [400, {}, { outcome: 'refused', isDeadAddress: false }],
    [413, {}, { outcome: 'refused', failure: 'content', isDeadAddress: false }],
  ])('responds with %i %j', async (status, headers, result) => {
    await services.addFault({ status, headers });
    expect(await openRaw().submit(messageTo('d@example.org'))).toMatchObject(result);
    expect(await services.timesTaken('d@example.org')).toBe(0);
  });

  it.each([
    ['550 5.1.1 No such user', { outcome: 'refused', failure: 'bad_mailbox', isDeadAddress: true }],
    ['550 5.7.1 Blocked by policy', { outcome: 'refused', failure: 'policy', isDeadAddress: false }],
    ['421 4.7.0 Try again later', { outcome: 'deferred' }],
  ])('may quote the reply %s of the receiving server', async (body, result) => {
    await services.addFault({ status: 422, body });
    expect(await openRaw().submit(messageTo('e@example.org'))).toMatchObject(result);
  });

  it('is uncertain when it ends the connection after it accepted the message, or before', async () => {
    await services.addFault({ cut: true });
    await services.addFault({ status: 0 });
    const raw = openRaw();
    for (const to of ['kept@example.org', 'cut@example.org'])
      expect(await raw.submit(messageTo(to))).toMatchObject({ outcome: 'uncertain' });
    expect([await services.timesTaken('kept@example.org'), await services.timesTaken('cut@example.org')]).toEqual([
      1, 0,
    ]);
  });
});
