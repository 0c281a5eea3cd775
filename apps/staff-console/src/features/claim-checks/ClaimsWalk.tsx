import { useRef } from 'react';
import { styled } from 'styled-components';
import type { UnsupportedInPost } from '@workspace/contracts/claims/find-unsupported-in-post';
import { Button } from '@workspace/ui/Button';
import { VisuallyHidden, visuallyHidden } from '@workspace/ui/VisuallyHidden';
import { space } from '@workspace/ui/theme/tokens.ts';
import { Soft } from './claims-style.ts';
import { fieldNames } from './field-names.ts';
import type { useWalk } from './use-walk.ts';

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  /* On one line on a phone. */
  @media (max-width: 39.99rem) {
    gap: ${space.xs};
    > * {
      padding-inline: 0.5rem;
    }
  }
`;
/* Hidden on a phone: the text shows the sentence as well. */
const Quote = styled.span`
  display: block;
  @media (max-width: 39.99rem) {
    ${visuallyHidden}
  }
`;

interface ClaimsWalkProps {
  walk: ReturnType<typeof useWalk>;
  count: number;
  /** Selects a sentence in the text, so that it can be rewritten. */
  onChoose: (found: UnsupportedInPost) => void;
  /** Adds a source to a sentence. Undefined for a post that is not stored yet. */
  onSource: ((sentence: string) => void) | undefined;
}

/** Buttons from one unsupported sentence to the next, and the current one. */
export function ClaimsWalk({ walk: { isWalking, index, shown, go, end }, count, onChoose, onSource }: ClaimsWalkProps) {
  const next = useRef<HTMLButtonElement>(null);
  const done = () => {
    end();
    // The pressed button disappears.
    next.current?.focus();
  };
  return (
    <>
      <Steps>
        <Button size="sm" onClick={() => go(-1)}>
          Previous<VisuallyHidden> unsupported sentence</VisuallyHidden>
        </Button>
        <Button ref={next} size="sm" onClick={() => go(1)}>
          Next<VisuallyHidden> unsupported sentence</VisuallyHidden>
        </Button>
        {shown && (
          <Button size="sm" onClick={() => onChoose(shown)}>
            Edit<VisuallyHidden> this sentence</VisuallyHidden>
          </Button>
        )}
        {shown && onSource && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => onSource(shown.sentence)}>
            Add source<VisuallyHidden> to this sentence</VisuallyHidden>
          </Button>
        )}
        {isWalking && (
          <Button size="sm" variant="quiet" onClick={done}>
            Done<VisuallyHidden> looking at unsupported sentences</VisuallyHidden>
          </Button>
        )}
      </Steps>
      <div role="status">{shown && <Shown found={shown} position={`${index + 1} of ${count}`} />}</div>
    </>
  );
}

function Shown({ found: { sentence, facts, field }, position }: { found: UnsupportedInPost; position: string }) {
  return (
    <Soft as="div">
      <Quote>“{sentence}”</Quote> {position}. {fieldNames[field]}Not in the register: {facts.join(', ')}.
    </Soft>
  );
}
