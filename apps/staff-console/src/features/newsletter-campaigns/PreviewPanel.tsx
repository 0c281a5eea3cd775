import { useState } from 'react';
import { styled } from 'styled-components';
import { previewCampaign, type Campaign } from '@workspace/contracts/newsletter-campaigns';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { Tabs } from '@workspace/ui/Tabs';
import { color, font, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useLast } from '../../layout/use-last.ts';
import { ChooseSubscriber } from './ChooseSubscriber.tsx';
import { MailFrame } from './MailFrame.tsx';
import { useRefreshOnChange } from '../../layout/use-refresh-on-change.ts';

const Plain = styled.pre`
  max-height: 40rem;
  padding: ${space.lg};
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  font: 400 ${text.xs} / 1.5 ${font.mono};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
const Subject = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  strong {
    color: ${color.ink};
  }
`;

/** A preview of the email for one subscriber: on a phone, on a desktop, and as plain text. */
export function PreviewPanel({ campaign: { id, emailListId, updatedAt } }: { campaign: Campaign }) {
  const [subscriberId, setSubscriberId] = useState<string>();
  const { data, error, refresh } = useEndpoint(previewCampaign, { params: { id }, query: { subscriberId } });
  useRefreshOnChange(updatedAt, refresh);
  const shown = useLast(data);
  const frame = (width: 'phone' | 'desktop') =>
    shown && <MailFrame title={`The message on a ${width}`} html={shown.html} width={width} />;
  return (
    <Panel title="Preview">
      <Stack $gap="lg">
        {emailListId && <ChooseSubscriber listId={emailListId} onChoose={setSubscriberId} />}
        {error && <NotLoaded subject="The preview" error={error} refresh={refresh} />}
        {!shown && !error && <Skeleton shape="block" />}
        {shown && (
          <>
            <Subject>
              Subject: <strong>{shown.subject}</strong> · {formatNumber(Math.ceil(shown.bytes / 1_000))} kB
            </Subject>
            <Tabs
              label="The message"
              tabs={[
                { id: 'phone', label: 'Phone', content: frame('phone') },
                { id: 'desktop', label: 'Desktop', content: frame('desktop') },
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                { id: 'text', label: 'Plain text', content: <Plain tabIndex={0}>{shown.text}</Plain> },
              ]}
            />
          </>
        )}
      </Stack>
    </Panel>
  );
}
