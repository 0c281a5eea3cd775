/** Counts the bytes of a part. */
export type Progress = (part: string, bytes: number) => void;

const everyMs = 2_000;

/** Reports the part in work and all bytes so far, every two seconds. */
export function openProgress(report: (line: string) => void, clock: () => number = Date.now): Progress {
  let total = 0;
  let last = clock();
  return (part, bytes) => {
    total += bytes;
    if (clock() - last < everyMs) return;
    last = clock();
    report(`${formatBytes(total)} … ${part}`);
  };
}

export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
