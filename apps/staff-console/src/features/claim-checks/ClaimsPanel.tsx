import { useState } from 'react';
import { styled } from 'styled-components';
import type { UnsupportedInPost } from '@workspace/contracts/claims/unsupported-in-post';
import { Button } from '@workspace/ui/Button';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { counted } from '../../layout/figures.ts';
import { shortMoment } from '../../layout/local-time.ts';
import type { Claims } from './use-claims.ts';

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
  gap: ${space.sm} ${space.md};
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
  /** Brings a sentence into sight where it stands. */
  onShow: (found: UnsupportedInPost) => void;
}

/** What of a model's draft still has to be checked, one after the other, and whose word there is for the rest. */
export function ClaimsPanel({ claims: { unchecked, checks }, onShow }: ClaimsPanelProps) {
  const isSettled = unchecked.length === 0;
  return (
    <Box data-settled={isSettled || undefined} aria-label="Unsupported sentences">
      <div role="status">
        <Title>
          {isSettled ? 'Nothing left to check' : `${counted(unchecked.length, 'unsupported sentence')} to check`}
        </Title>
      </div>
      {isSettled ? (
        <Soft>
          A model drafted this post. Every figure, standard and place in it is in the register or was checked.
        </Soft>
      ) : (
        <>
          <Soft>
            A model drafted this post. These state a number, a standard or a place that the register of claims does not
            have. Check each against a source, or write it without.
          </Soft>
          <Walk unchecked={unchecked} onShow={onShow} />
        </>
      )}
      {checks.length > 0 && <Checked checks={checks} />}
    </Box>
  );
}

function Walk({ unchecked, onShow }: { unchecked: UnsupportedInPost[]; onShow: ClaimsPanelProps['onShow'] }) {
  const [at, setAt] = useState(-1);
  // Sentences go as they are written anew.
  const here = Math.min(at, unchecked.length - 1);
  const go = (step: number) => {
    const next = (Math.max(here + step, here === -1 ? 0 : -1) + unchecked.length) % unchecked.length;
    setAt(next);
    onShow(unchecked[next]!);
  };
  const shown = unchecked[here];
  return (
    <>
      <Steps>
        <Button size="sm" onClick={() => go(-1)}>
          Previous<VisuallyHidden> unsupported sentence</VisuallyHidden>
        </Button>
        <Button size="sm" onClick={() => go(1)}>
          Next<VisuallyHidden> unsupported sentence</VisuallyHidden>
        </Button>
        {shown && <Soft>{`${here + 1} of ${unchecked.length}`}</Soft>}
      </Steps>
      {shown && (
        <Soft role="status">
          “{shown.sentence}” Not in the register: {shown.facts.join(', ')}.
        </Soft>
      )}
    </>
  );
}

function Checked({ checks }: Pick<Claims, 'checks'>) {
  return (
    <details>
      <summary>{counted(checks.length, 'sentence')} checked</summary>
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
