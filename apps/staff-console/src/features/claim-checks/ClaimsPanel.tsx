import { useRef } from 'react';
import { styled } from 'styled-components';
import type { UnsupportedInPost } from '@workspace/contracts/claims/find-unsupported-in-post';
import { Button } from '@workspace/ui/Button';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { formatCount } from '../../layout/format-number.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { fieldNames } from './field-names.ts';
import type { Claims } from './use-claims.ts';
import { useWalk } from './use-walk.ts';

const Box = styled.section`
  display: grid;
  gap: ${space.md};
  padding: ${space.md} ${space.lg};
  border: 1px solid ${color.line};
  border-left: 5px solid ${color.caution};
  border-radius: ${radius.sm};
  &[data-settled] {
    border-left-color: ${color.link};
  }
  /* In sight from either side while sentences are walked through, and alone there. */
  &[data-walking] {
    position: sticky;
    top: 0;
    bottom: 0;
    z-index: 2;
    gap: ${space.xs};
    padding-block: ${space.sm};
    background-color: ${color.surface};
    box-shadow: ${color.shadow};
  }
  &[data-walking] ~ * {
    --toolbar-position: static;
  }
`;
const Title = styled.h2`
  font: ${weight.strong} 1rem / 1.4 ${font.sign};
`;
const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;
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
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
const Said = styled.ul`
  display: grid;
  gap: ${space.sm};
  margin-top: ${space.sm};
  padding-left: 1.2em;
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`;

interface ClaimsPanelProps {
  claims: Claims;
  /** Scrolls to a sentence in the text. Without one, removes the highlight. */
  onShow: (found?: UnsupportedInPost) => void;
  /** Selects a sentence in the text, so that it can be rewritten. */
  onChoose: (found: UnsupportedInPost) => void;
}

/** Unchecked sentences of a model's draft, one at a time, and the people who checked the rest. */
export function ClaimsPanel({ claims: { unchecked, checks }, onShow, onChoose }: ClaimsPanelProps) {
  const isSettled = unchecked.length === 0;
  const walk = useWalk(unchecked, onShow);
  return (
    <Box
      data-settled={isSettled || undefined}
      data-walking={walk.isWalking || undefined}
      aria-label="Unsupported sentences"
    >
      <div role="status">
        <Title>
          {isSettled ? 'Nothing left to check' : `${formatCount(unchecked.length, 'unsupported sentence')} to check`}
        </Title>
      </div>
      {isSettled && (
        <Soft>
          A model drafted this post. Every figure, standard and place in it is in the register or was checked.
        </Soft>
      )}
      {!isSettled && !walk.isWalking && (
        <Soft>
          A model drafted this post. These state a number, a standard or a place that the register of claims does not
          have. Check each against a source, or write it without.
        </Soft>
      )}
      {!isSettled && <Walk walk={walk} count={unchecked.length} onChoose={onChoose} />}
      {checks.length > 0 && !walk.isWalking && <Checked checks={checks} />}
    </Box>
  );
}

interface WalkProps extends Pick<ClaimsPanelProps, 'onChoose'> {
  walk: ReturnType<typeof useWalk>;
  count: number;
}

function Walk({ walk: { isWalking, index, shown, go, end }, count, onChoose }: WalkProps) {
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
        {isWalking && (
          <Button size="sm" variant="quiet" onClick={done}>
            Done<VisuallyHidden> looking at unsupported sentences</VisuallyHidden>
          </Button>
        )}
      </Steps>
      <div role="status">
        {shown && (
          <Soft as="div">
            <Quote>“{shown.sentence}”</Quote> {index + 1} of {count}. {fieldNames[shown.field]}Not in the register:{' '}
            {shown.facts.join(', ')}.
          </Soft>
        )}
      </div>
    </>
  );
}

function Checked({ checks }: Pick<Claims, 'checks'>) {
  return (
    <details>
      <summary>{formatCount(checks.length, 'sentence')} checked</summary>
      <Said>
        {checks.map(({ sentence, checkedBy, checkedAt }) => (
          <li key={sentence}>
            “{sentence}” {checkedBy}, {shortMoment(checkedAt)}
          </li>
        ))}
      </Said>
    </details>
  );
}
