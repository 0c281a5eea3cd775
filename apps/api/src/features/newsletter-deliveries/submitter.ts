import type {
  ReadyMessage,
  SubmissionControl,
  SubmissionResult,
  SubmitMessage,
} from '../../adapters/mail-transport.ts';
import type { Run } from './batch-rows.ts';
import type { Marks } from './submission-marks.ts';

interface SubmitterDeps {
  submit: SubmitMessage;
  /** Stores marks and returns the indexes of the attempts that still own their batch. */
  storeMarks: (marks: readonly Marks[]) => Promise<Set<number>>;
  /** The maximum number of marked messages: the most that a killed worker leaves uncertain. */
  slots: number;
}

/** The recipient's provider, asked about a message to it. */
interface ProviderControl {
  givesUp: NonNullable<SubmissionControl['givesUp']>;
  /** True for a provider that gets nothing now: a message that waits for a connection is recalled. */
  isPaused: () => boolean;
}

interface Pending {
  from: Submissions;
  id: number;
  message: ReadyMessage;
  provider: ProviderControl | undefined;
  done: (submission: SubmissionResult) => void;
}

interface Unmarked {
  from: Submissions;
  permit: (isMarked: boolean) => void;
  isPermitted?: boolean;
}

const recalled: SubmissionResult = { outcome: 'recalled', answer: 'Recalled before it was submitted' };
/**
 * The number of messages that are marked in one statement. Fewer are marked with the next ones, unless a connection
 * waits for one of them.
 */
const markBatchSize = 5;

/**
 * Submits the messages of all attempts of a worker. A connection sends sender and recipient while the mark of the
 * message is being stored, and receives the message itself afterwards, so it rarely waits for the database.
 */
export class Submitter {
  readonly #deps: SubmitterDeps;
  readonly #changed = new Set<Submissions>();
  #waiting: Pending[] = [];
  #unmarked: Unmarked[] = [];
  #taken = 0;
  #isMarking = false;
  #isScheduled = false;
  #isUrgent = false;

  constructor(deps: SubmitterDeps) {
    this.#deps = deps;
  }

  /** Opens the submissions of one attempt; at most `most` of them are in progress at the same time. */
  open(run: Run, most = Number.POSITIVE_INFINITY): Submissions {
    return new Submissions(run, most, {
      add: (pending) => {
        this.#waiting.push(pending);
        this.#fill();
      },
      remove: (from) => this.#recall(from),
    });
  }

  #recall(from: Submissions): void {
    const [waiting, unmarked] = [this.#waiting, this.#unmarked];
    this.#waiting = waiting.filter((each) => each.from !== from);
    this.#unmarked = unmarked.filter((each) => each.from !== from);
    for (const each of unmarked) if (each.from === from) each.permit(false);
    for (const each of waiting) if (each.from === from) each.done(recalled);
  }

  #fill(): void {
    for (let next = this.#takeNext(); next; next = this.#takeNext()) {
      if (next.provider?.isPaused()) next.done(recalled);
      else void this.#submit(next);
    }
    this.#markSoon();
  }

  /** Takes the first waiting message whose attempt has room: one that is at its limit does not delay the others. */
  #takeNext(): Pending | undefined {
    if (this.#taken >= this.#deps.slots) return undefined;
    const at = this.#waiting.findIndex(({ from }) => from.submitting.size < from.most);
    return at === -1 ? undefined : this.#waiting.splice(at, 1)[0];
  }

  async #submit({ from, id, message, provider, done }: Pending): Promise<void> {
    this.#taken += 1;
    from.submitting.add(id);
    this.#changed.add(from);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const mark: Unmarked = { from, permit: resolve };
    this.#unmarked.push(mark);
    const permission = () => {
      if (mark.isPermitted === undefined) this.#markSoon(true);
      return promise;
    };
    const submission = await this.#deps.submit(message, {
      recall: from.recall,
      permission,
      ...(provider && { givesUp: provider.givesUp }),
    });
    this.#taken -= 1;
    from.settle(id, submission);
    this.#changed.add(from);
    done(submission);
    this.#fill();
  }

  /** Once for all events of this turn of the event loop. */
  #markSoon(isUrgent = false): void {
    this.#isUrgent ||= isUrgent;
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      void this.#mark();
    });
  }

  async #mark(): Promise<void> {
    const count = this.#unmarked.length;
    if (this.#isMarking || count === 0) return;
    if (count < markBatchSize && this.#waiting.length > 0 && !this.#isUrgent) return;
    this.#isMarking = true;
    this.#isUrgent = false;
    const unmarked = this.#unmarked.splice(0);
    const changed = [...this.#changed];
    this.#changed.clear();
    // Without its mark no message is submitted. The attempt gets the error in its own next statement.
    const stored = await this.#deps.storeMarks(changed.map((each) => each.marks())).catch(() => new Set<number>());
    const ours = new Set(changed.filter((_each, index) => stored.has(index)));
    for (const each of unmarked) {
      each.isPermitted = ours.has(each.from) && !each.from.recall.aborted;
      each.permit(each.isPermitted);
    }
    this.#isMarking = false;
    this.#markSoon();
  }
}

interface Queue {
  add: (pending: Pending) => void;
  remove: (from: Submissions) => void;
}

/** The submissions of one attempt: waiting, being submitted, or finished and not in the ledger yet. */
export class Submissions {
  readonly submitting = new Set<number>();
  readonly most: number;
  readonly #run: Run;
  readonly #queue: Queue;
  readonly #handedOver = new Set<number>();
  readonly #uncertain = new Set<number>();
  readonly #recalling = new AbortController();

  constructor(run: Run, most: number, queue: Queue) {
    this.#run = run;
    this.most = most;
    this.#queue = queue;
  }

  get recall(): AbortSignal {
    return this.#recalling.signal;
  }

  submit(id: number, message: ReadyMessage, provider?: ProviderControl): Promise<SubmissionResult> {
    if (this.recall.aborted) return Promise.resolve(recalled);
    return new Promise((done) => this.#queue.add({ from: this, id, message, provider, done }));
  }

  /** Recalls every message that no connection has taken yet, and all later ones. */
  recallWaiting(): void {
    this.#recalling.abort();
    this.#queue.remove(this);
  }

  settle(id: number, { outcome }: SubmissionResult): void {
    this.submitting.delete(id);
    if (outcome === 'handed_over') this.#handedOver.add(id);
    if (outcome === 'uncertain') this.#uncertain.add(id);
  }

  /** Removes submissions with an outcome in the ledger. */
  removeStored(ids: Iterable<number>): void {
    for (const id of ids) {
      this.#handedOver.delete(id);
      this.#uncertain.delete(id);
    }
  }

  marks(): Marks {
    return {
      ...this.#run,
      submitting: [...this.submitting, ...this.#uncertain],
      handedOver: [...this.#handedOver],
    };
  }
}
