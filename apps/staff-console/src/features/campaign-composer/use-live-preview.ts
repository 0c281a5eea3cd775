import { useEffect, useRef, useState } from 'react';
import { previewUnsavedCampaign, type CampaignPreview } from '@workspace/contracts/campaign-previews';
import { useFetch } from '@workspace/contracts/react/use-endpoint';
import type { ApiError } from '@workspace/contracts/endpoint/api-error';
import { call } from '@workspace/contracts/endpoint/call';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import { completeBlocks } from './draft-blocks.ts';
import type { DraftValues } from '../newsletter-campaigns/use-draft-editing.ts';

/** Pause in typing before the preview is rendered again, in milliseconds. */
const pause = 350;

interface LivePreview {
  preview: CampaignPreview | undefined;
  error: ApiError | undefined;
  refresh: () => void;
}

/** Renders unsaved content as one subscriber gets it. The last preview stays until the next one is there. */
export function useLivePreview(
  id: string,
  values: DraftValues & { senderName: string },
  subscriberId: string | undefined,
): LivePreview {
  const wanted = JSON.stringify(contentOf(values, subscriberId));
  const fetch = useFetch();
  const [state, setState] = useState<Omit<LivePreview, 'refresh'>>({ preview: undefined, error: undefined });
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  useEffect(() => {
    let isCurrent = true;
    const render = async () => {
      isFirst.current = false;
      const input = { params: { id }, body: JSON.parse(wanted) as InputOf<typeof previewUnsavedCampaign>['body'] };
      try {
        const preview = await call(previewUnsavedCampaign, input, { fetch });
        if (isCurrent) setState({ preview, error: undefined });
      } catch (error) {
        if (isCurrent) setState(({ preview }) => ({ preview, error: error as ApiError }));
      }
    };
    const timer = setTimeout(() => void render(), isFirst.current ? 0 : pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, wanted, fetch, attempt]);
  return { ...state, refresh: () => setAttempt((count) => count + 1) };
}

/** Returns the body of the request. Incomplete blocks are left out. */
const contentOf = (
  { subject, senderName, preheader, template, tracksClicks, blocks, web }: DraftValues & { senderName: string },
  subscriberId: string | undefined,
) => ({
  hasWebLink: web.hasWebLink,
  subject,
  senderName,
  preheader,
  template,
  tracksClicks,
  blocks: completeBlocks(blocks),
  subscriberId,
});
