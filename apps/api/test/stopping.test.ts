import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startApiProcess } from './api-process.ts';

describe('stopping the API', () => {
  it.each(['http', 'worker', 'all'])('stops with the role %s despite a half-sent request', async (ROLE) => {
    const { port, stopped } = await startApiProcess({ ROLE, STOP_SECONDS: '1' });
    const socket = connect(port, 'localhost').on('error', () => {});
    await once(socket, 'connect');
    socket.write('POST /api/contacts HTTP/1.1\r\nHost: here\r\nContent-Ty');
    await expect.poll(() => fetch(`http://localhost:${port}/readyz`).then(({ status }) => status)).toBe(200);
    const { code, events } = await stopped();
    expect(code).toBe(0);
    expect(events).toEqual(expect.arrayContaining(['stop_begun', 'stop_cut', 'stop_requests_finished', 'stopped']));
    expect([events[0], events.at(-2), events.at(-1)]).toEqual(['stop_begun', 'stop_closed', 'stopped']);
    socket.destroy();
  });

  it('stops immediately when nothing is in flight', async () => {
    const { stopped } = await startApiProcess({ STOP_SECONDS: '60' });
    expect(await stopped()).toMatchObject({ code: 0, events: expect.not.arrayContaining(['stop_cut']) });
  });
});
