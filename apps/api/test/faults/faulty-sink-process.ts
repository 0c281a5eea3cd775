import { startMailSink, type Fault } from '@workspace/sandbox/mail-sink';
import { randomFrom } from './random.ts';

/** The frequency of each fault per thousand. */
const ofConnections: [number, Fault][] = [
  [40, { at: 'greeting', does: '421 4.7.0 Too many connections' }],
  [30, { at: 'greeting', does: 'drop' }],
  [5, { at: 'greeting', does: 'stall' }],
  [20, { at: 'sender', does: '421 4.3.2 Closing' }],
];
const ofMessages: [number, Fault][] = [
  [20, { at: 'recipient', does: '450 4.2.0 Mailbox busy' }],
  [5, { at: 'recipient', does: '421 4.3.2 Closing' }],
  [5, { at: 'recipient', does: 'drop' }],
  [1, { at: 'recipient', does: 'stall' }],
  [10, { at: 'message', does: '451 4.3.0 Try later' }],
  [3, { at: 'message', does: 'drop' }],
  [3, { at: 'message', does: 'keep-and-cut' }],
  [1, { at: 'message', does: 'stall' }],
];

/** Returns true for the addresses that never exist: one of a hundred. */
export const isDead = (recipient: string): boolean => /^reader\d*77@/.test(recipient);

process.once('message', (seed: number) => {
  const random = randomFrom(seed);
  const oneOf = (faults: [number, Fault][]): Fault | undefined => {
    let at = random() * 1_000;
    return faults.find(([often]) => (at -= often) < 0)?.[1];
  };
  const faults = ({ recipient }: { recipient?: string }): Fault | undefined => {
    if (recipient === undefined) return oneOf(ofConnections);
    if (isDead(recipient)) return { at: 'recipient', does: '550 5.1.1 No such user' };
    return oneOf(ofMessages);
  };
  void startMailSink({ faults }).then((sink) => {
    process.send?.(sink.port);
    process.on('message', () => process.send?.([...sink.taken]));
  });
});
process.once('disconnect', () => process.exit(0));
