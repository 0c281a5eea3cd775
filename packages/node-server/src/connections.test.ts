import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Connections } from './connections.ts';

describe('Connections', () => {
  it('report a server as ready only from the offer to the withdrawal', async () => {
    const app = fastify();
    onTestFinished(() => app.close());
    const connections = new Connections(app);
    app.get('/readyz', async () => ({ ready: true, parts: [] }));
    app.get('/', async () => 'open');
    const readyz = async () => (await app.inject('/readyz')).json<object>();
    const not = (problem: string) => ({ ready: false, parts: [{ name: 'this copy', ready: false, problem }] });

    expect(await readyz()).toEqual(not('It is starting.'));
    expect((await app.inject('/')).body).toBe('open');
    connections.offerReadiness();
    expect(await readyz()).toEqual({ ready: true, parts: [] });
    connections.withdrawReadiness();
    expect(await readyz()).toEqual(not('It is stopping.'));
  });
});
