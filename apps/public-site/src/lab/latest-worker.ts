/**
 * A worker that computes one request at a time. While it is busy it stores only the latest request, so that a slider
 * never waits for values that it has left.
 */
export class LatestWorker<Request, Response> {
  private readonly worker: Worker;
  private inFlight: Request | undefined;
  private next: Request | undefined;

  /** `fail` is called when the worker did not load or threw: its request has no response. */
  constructor(worker: Worker, receive: (response: Response, request: Request) => void, fail: () => void) {
    this.worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
      const request = this.inFlight;
      this.finish();
      if (request) receive(data, request);
    });
    for (const type of ['error', 'messageerror'] as const)
      worker.addEventListener(type, () => {
        this.finish();
        fail();
      });
  }

  send(request: Request): void {
    if (this.inFlight) {
      this.next = request;
      return;
    }
    this.inFlight = request;
    this.next = undefined;
    this.worker.postMessage(request, {});
  }

  private finish(): void {
    this.inFlight = undefined;
    if (this.next) this.send(this.next);
  }

  /** Sends what all later requests need, and has no response. */
  prepare(message: object): void {
    this.worker.postMessage(message, {});
  }

  stop(): void {
    this.worker.terminate();
  }
}
