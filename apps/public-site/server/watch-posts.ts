import { getPostsVersion } from '@workspace/contracts/blog-posts';
import { call } from '@workspace/contracts/endpoint/call';

export interface WatchOptions {
  apiUrl: string;
  /** Called with the first version, and with each other one. */
  onChange: (version: string) => void;
  /** Called when the API becomes unreachable and when it is reachable again. */
  onReach: (isReached: boolean) => void;
}

const everyMilliseconds = 1_000;

/** Asks the API every second if posts have changed, so that every instance of the site knows within a moment. */
export function watchPosts({ apiUrl, onChange, onReach }: WatchOptions): () => void {
  let last: string | undefined;
  let isReached: boolean | undefined;
  const ask = async (): Promise<void> => {
    const version = await call(
      getPostsVersion,
      {},
      { baseUrl: apiUrl, signal: AbortSignal.timeout(everyMilliseconds * 2) },
    ).then(
      (response) => response.version,
      () => undefined,
    );
    const isThere = version !== undefined;
    // An API that is not up yet is no lost connection.
    if (isReached !== isThere && (isThere || isReached !== undefined)) onReach((isReached = isThere));
    if (version === undefined || version === last) return;
    // The first response counts as a change: cached pages may be older.
    onChange(version);
    last = version;
  };
  let isStopped = false;
  const loop = async (): Promise<void> => {
    while (!isStopped) {
      await ask();
      await new Promise((next) => setTimeout(next, everyMilliseconds).unref());
    }
  };
  void loop();
  return () => {
    isStopped = true;
  };
}
