import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { color, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import type { DraftEditing } from '../newsletter-campaigns/use-draft-editing.ts';
import { BlockList } from './BlockList.tsx';
import { Envelope } from './Envelope.tsx';

const Sheet = styled.section`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  --toolbar-position: static;
`;
/** Stays in sight: what is not saved does not go out. */
const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.lg};
  align-items: center;
  padding: ${space.sm} ${space.lg};
  border-bottom: 1px solid ${color.line};
  border-radius: ${radius.md} ${radius.md} 0 0;
  background-color: ${color.surface};
  h2 {
    margin-right: auto;
    font-size: ${text.xl};
  }
  p {
    color: ${color.inkSoft};
    font-size: ${text.sm};
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
  isReady: boolean;
  isSending: boolean;
  onSave: () => void;
}

/** The message: subject, preheader and blocks, written where they stand. */
export function Composer({ editing, errors, isReady, isSending, onSave }: ComposerProps) {
  const { values, change, changeBlocks, isChanged } = editing;
  return (
    <Sheet aria-labelledby="composer-title">
      <Bar>
        <h2 id="composer-title">Message</h2>
        <p role="status">{statusOf(isChanged, errors)}</p>
        <Permitted to="newsletter-campaigns:write">
          <Button size="sm" disabled={!isReady} isBusy={isSending} title="Ctrl+S" onClick={onSave}>
            Save Draft
          </Button>
        </Permitted>
      </Bar>
      <Body>
        <Envelope subject={values.subject} preheader={values.preheader} errors={errors} onChange={change} />
        <BlockList blocks={values.blocks} errors={errors} onChange={changeBlocks} />
      </Body>
    </Sheet>
  );
}

function statusOf(isChanged: boolean, errors: Readonly<Record<string, string>>): string {
  if (!isChanged) return 'Saved';
  const [error] = Object.values(errors);
  return error ? `Not saved yet: ${error}.` : 'Not saved yet';
}
