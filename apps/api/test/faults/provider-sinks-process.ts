import { startMailSink, type Fault } from '@workspace/sandbox/mail-sink';
import { stallingProvider, testProviders, type TestProvider } from './provider-limits.ts';
import { randomFrom } from './random.ts';

/** How the providers fare: emails accepted, the first and last of them, and replies that our own pace caused. */
export interface SinkReport {
  taken: [string, number][];
  providers: Record<string, { accepted: number; firstAt: number; lastAt: number; tooMany: number; tooFast: number }>;
}

/** The trouble that providers make: none, other replies now and then, or one of them never responds. */
export type Trouble = 'none' | 'replies' | 'stall';

/** The frequency of other replies per thousand, and their texts. */
const others: [number, Fault][] = [
  [10, { at: 'recipient', does: '450 4.2.1 Mailbox busy' }],
  [5, { at: 'message', does: '451 4.3.0 Try later' }],
  [2, { at: 'message', does: 'drop' }],
  [2, { at: 'message', does: 'keep-and-cut' }],
  [2, { at: 'recipient', does: 'drop' }],
];

/** Limits of a provider: concurrent emails, and emails within one and ten seconds, with some tolerance. */
class Limits {
  readonly report = { accepted: 0, firstAt: 0, lastAt: 0, tooMany: 0, tooFast: 0 };
  #open = 0;
  #times: number[] = [];
  readonly #provider: TestProvider;

  constructor(provider: TestProvider) {
    this.#provider = provider;
  }

  begin(): Fault | undefined {
    const now = performance.now();
    const { connections, perSecond } = this.#provider;
    this.#times = this.#times.filter((time) => time > now - 10_000);
    const lastSecond = this.#times.filter((time) => time > now - 1_000).length;
    this.#times.push(now);
    this.#open += 1;
    if (this.#open > connections) {
      this.report.tooMany += 1;
      return { at: 'recipient', does: '421 4.7.0 Too many concurrent connections from your IP' };
    }
    if (lastSecond >= 2 * perSecond + 1 || this.#times.length > 10 * perSecond * 1.1 + 1) {
      this.report.tooFast += 1;
      return { at: 'recipient', does: '421 4.7.28 Unusual rate of email from your IP' };
    }
    this.report.accepted += 1;
    this.report.firstAt ||= now;
    this.report.lastAt = now;
    return undefined;
  }

  end(): void {
    this.#open -= 1;
  }
}

process.once('message', ({ seed, trouble }: { seed: number; trouble: Trouble }) => {
  const random = randomFrom(seed);
  const limits = new Map(testProviders.map((provider) => [provider.domain, new Limits(provider)]));
  const limitsOf = (recipient: string) => limits.get(recipient.split('@')[1]!)!;
  const otherFault = (): Fault | undefined => {
    let at = random() * 1_000;
    return others.find(([often]) => (at -= often) < 0)?.[1];
  };
  const faultOf = (recipient: string): Fault | undefined => {
    if (trouble === 'stall' && recipient.endsWith(`@${stallingProvider.domain}`))
      return { at: 'recipient', does: 'stall' };
    return limitsOf(recipient).begin() ?? (trouble === 'replies' ? otherFault() : undefined);
  };
  void startMailSink({
    delay: 30,
    ended: (recipient) => limitsOf(recipient).end(),
    faults: ({ recipient }) => (recipient === undefined ? undefined : faultOf(recipient)),
  }).then((sink) => {
    process.send?.(sink.port);
    process.on('message', () => {
      const providers = Object.fromEntries([...limits].map(([domain, { report }]) => [domain, report]));
      process.send?.({ taken: [...sink.taken], providers } satisfies SinkReport);
    });
  });
});
process.once('disconnect', () => process.exit(0));
