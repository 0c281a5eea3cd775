/**
 * A worker that computes one request at a time. While it is busy it stores only the latest request, so that a slider
 * never waits for values that it has left. Before the next request, `pace` may let the page show the response.
 */
export class LatestWorker<Request, Response> {
  private readonly worker: Worker;
  private readonly pace: (resume: () => void) => void;
  private inFlight: Request | undefined;
  private next: Request | undefined;
  private isPaused = false;

  /** `fail` is called when the worker did not load or threw: its request has no response. */
  constructor(
    worker: Worker,
    receive: (response: Response, request: Request) => void,
    fail: () => void,
    pace: (resume: () => void) => void = (resume) => resume(),
  ) {
    this.worker = worker;
    this.pace = pace;
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
    if (this.inFlight || this.isPaused) {
      this.next = request;
      return;
    }
    this.inFlight = request;
    this.next = undefined;
    this.worker.postMessage(request, {});
  }

  private finish(): void {
    this.inFlight = undefined;
    this.isPaused = true;
    this.pace(() => {
      this.isPaused = false;
      if (this.next) this.send(this.next);
    });
  }

  /** Sends what all later requests need, and has no response. */
  prepare(message: object): void {
    this.worker.postMessage(message, {});
  }

  stop(): void {
    this.worker.terminate();
  }
}
