import { isReady } from '@workspace/contracts/health';
import { staffConsoleEntry } from '@workspace/contracts/staff-console';

/** Whether every part has answered. Stays true afterwards: pages that are held are served without the other parts. */
export function readiness({
  apiUrl,
  staffConsoleUrl,
}: {
  apiUrl: string;
  staffConsoleUrl: string;
}): () => Promise<boolean> {
  const waitedFor = new Set([apiUrl + isReady.path, `${staffConsoleUrl}/${staffConsoleEntry}`]);
  return async () => {
    await Promise.all(
      [...waitedFor].map(async (address) => {
        const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
        await answer?.body?.cancel();
        if (answer?.ok) waitedFor.delete(address);
      }),
    );
    return waitedFor.size === 0;
  };
}
