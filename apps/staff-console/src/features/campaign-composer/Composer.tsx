import { styled } from 'styled-components';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { listSubscriberFields } from '@workspace/contracts/subscriber-fields';
import { color, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import type { DraftEditing } from '../newsletter-campaigns/use-draft-editing.ts';
import { BlockList } from './BlockList.tsx';
import { Envelope } from './Envelope.tsx';
import { OfferedFields, offeredFields } from './offered-fields.ts';

const Sheet = styled.section`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  --toolbar-position: static;
  > h2 {
    padding: ${space.md} ${space.lg} 0;
    font-size: ${text.xl};
  }
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  padding: ${space.lg} ${space.lg} ${space.xl} ${space.md};
  /* The margin for the grips, and the space around a block's content. */
  --gutter: 2rem;
  --inset: ${space.md};
  @media (width < 40rem) {
    padding-inline: ${space.xs} ${space.sm};
    --gutter: 1.5rem;
    --inset: ${space.xs};
  }
`;

interface ComposerProps {
  editing: DraftEditing;
  errors: Readonly<Record<string, string>>;
}

/** The message: subject, preheader and blocks, written where they stand. */
export function Composer({ editing: { values, change, changeBlocks }, errors }: ComposerProps) {
  const fields = useEndpoint(listSubscriberFields, {}).data?.fields ?? [];
  return (
    <Sheet aria-labelledby="composer-title">
      <h2 id="composer-title">Message</h2>
      <Body>
        <OfferedFields value={offeredFields(fields, values)}>
          <Envelope subject={values.subject} preheader={values.preheader} errors={errors} onChange={change} />
          <BlockList blocks={values.blocks} errors={errors} onChange={changeBlocks} />
        </OfferedFields>
      </Body>
    </Sheet>
  );
}
