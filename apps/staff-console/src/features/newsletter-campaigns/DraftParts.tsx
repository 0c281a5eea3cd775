import { useState } from 'react';
import { styled } from 'styled-components';
import type { Campaign } from '@workspace/contracts/newsletter-campaigns';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { DraftPanel } from './DraftPanel.tsx';
import { PreflightPanel } from './PreflightPanel.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { SendPanel } from './SendPanel.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  align-items: start;
  ${media.header} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xl};
  }
`;

/** The panels of an unsent campaign: its fields, its preview, its checks, and the ways to send it. */
export function DraftParts({ campaign, refresh }: { campaign: Campaign; refresh: () => void }) {
  const [isChanged, setChanged] = useState(false);
  const isDraft = campaign.status === 'draft';
  const send = <SendPanel campaign={campaign} isChanged={isChanged} refresh={refresh} />;
  return (
    <Columns>
      <div>
        {isDraft && (
          <DraftPanel key={campaign.updatedAt} campaign={campaign} onChanged={setChanged} refresh={refresh} />
        )}
        {/* A campaign that is scheduled or waits for confirmation shows that first. */}
        {isDraft ? (
          <>
            <PreflightPanel campaign={campaign} />
            {send}
          </>
        ) : (
          <>
            {send}
            <PreflightPanel campaign={campaign} />
          </>
        )}
      </div>
      <PreviewPanel campaign={campaign} />
    </Columns>
  );
}
