import { useEffectEvent, useEffect, useRef } from 'react';
import { previewLink, type LinkPreview } from '@workspace/contracts/link-previews';
import { useSend } from '@workspace/contracts/react/use-send';

/**
 * Fetches the title and the description of a page, for the address at the start if there is one, and when asked to.
 * Only the last request counts.
 */
export function useLinkPreview(first: string | undefined, onPreview: (preview: LinkPreview) => void) {
  const { send, isSending, error } = useSend(previewLink);
  const last = useRef(0);
  const fetchPreview = async (url: string) => {
    const current = (last.current += 1);
    // A failed one stays in `error`.
    const response = await send({ body: { url } }).catch(() => undefined);
    if (response && last.current === current) onPreview(response.preview);
  };
  const begin = useEffectEvent(() => {
    if (first) void fetchPreview(first);
  });
  useEffect(() => begin(), []);
  return { fetchPreview, isFetching: isSending, message: error?.fields['url'] ?? error?.message };
}
