import { useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { ApiError } from '@workspace/contracts/endpoint/api-error';
import type { CampaignPreview } from '@workspace/contracts/campaign-previews';
import type { Campaign } from '@workspace/contracts/campaign';
import { previewCampaign } from '@workspace/contracts/newsletter-campaigns';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { Tabs } from '@workspace/ui/Tabs';
import { color, font, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useLast } from '../../layout/use-last.ts';
import { InboxRow } from '../campaign-composer/InboxRow.tsx';
import { subjectsOf, testValuesOf } from '../campaign-composer/test-values.ts';
import { VariantChoice } from '../campaign-composer/VariantChoice.tsx';
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

const Size = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

/** A preview of a stored or sent email for one subscriber. */
export function PreviewPanel({ campaign }: { campaign: Campaign }) {
  const { id, updatedAt } = campaign;
  const [subscriberId, setSubscriberId] = useState<string>();
  const [variant, setVariant] = useState(0);
  const subjects = subjectsOf(campaign.subject, testValuesOf(campaign));
  const query = { subscriberId, ...(subjects.length > 0 && { variant }) };
  const { data, error, refresh } = useEndpoint(previewCampaign, { params: { id }, query });
  useRefreshOnChange(updatedAt, refresh);
  const preview = useLast(data, error);
  const variants = { subjects, value: variant, onChange: setVariant };
  return <PreviewParts campaign={campaign} onChoose={setSubscriberId} {...{ preview, error, refresh, variants }} />;
}

interface PreviewPartsProps {
  campaign: Campaign;
  preview: CampaignPreview | undefined;
  error: ApiError | undefined;
  refresh: () => void;
  onChoose: (subscriberId: string | undefined) => void;
  variants: ComponentProps<typeof VariantChoice>;
}

/** An email in an inbox, on a phone, on a desktop, in the dark, and as plain text. */
export function PreviewParts({ campaign, preview, error, refresh, onChoose, variants }: PreviewPartsProps) {
  return (
    <Panel title="Preview" actions={preview && <Size>{formatNumber(Math.ceil(preview.bytes / 1_000))} kB</Size>}>
      <Stack $gap="lg">
        <VariantChoice {...variants} />
        <ChooseSubscriber campaign={campaign} onChoose={onChoose} />
        {error && <NotLoaded subject="The preview" error={error} refresh={refresh} />}
        {!preview && !error && <Skeleton shape="block" />}
        {preview && <ShownPreview {...preview} />}
      </Stack>
    </Panel>
  );
}

function ShownPreview({ subject, senderName, preheader, html, text: plain }: CampaignPreview) {
  const frame = (width: 'phone' | 'desktop', scheme: 'light' | 'dark' = 'light') => (
    <MailFrame
      title={scheme === 'dark' ? 'The message in the dark' : `The message on a ${width}`}
      {...{ html, width, scheme }}
    />
  );
  return (
    <>
      {preheader === undefined ? (
        <Subject>
          Subject: <strong>{subject}</strong>
        </Subject>
      ) : (
        <InboxRow subject={subject} preheader={preheader} sender={senderName} />
      )}
      <Tabs
        label="The message"
        tabs={[
          { id: 'phone', label: 'Phone', content: frame('phone') },
          { id: 'desktop', label: 'Desktop', content: frame('desktop') },
          { id: 'dark', label: 'Dark mode', content: frame('phone', 'dark') },
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          { id: 'text', label: 'Plain text', content: <Plain tabIndex={0}>{plain}</Plain> },
        ]}
      />
    </>
  );
}
