import { styled } from 'styled-components';
import type { UnsupportedInPost } from '@workspace/contracts/claims/find-unsupported-in-post';
import { color, font, radius, space, weight } from '@workspace/ui/theme/tokens.ts';
import { formatCount } from '../../layout/format-number.ts';
import { CheckedSentences } from './CheckedSentences.tsx';
import { disclosureText } from '../disclosure/disclosure-text.ts';
import { Soft } from './claims-style.ts';
import { ExpiredClaims } from './ExpiredClaims.tsx';
import { ClaimsWalk } from './ClaimsWalk.tsx';
import { SourcesList } from './SourcesList.tsx';
import type { Claims } from './use-claims.ts';
import { afterSource } from './use-focus-after-source.ts';
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
interface ClaimsPanelProps {
  claims: Claims;
  /** Scrolls to a sentence in the text. Without one, removes the highlight. */
  onShow: (found?: UnsupportedInPost) => void;
  /** Selects a sentence in the text, so that it can be rewritten. */
  onChoose: (found: UnsupportedInPost) => void;
  /** Adds a source to a sentence. Undefined for a post that is not stored yet. */
  onSource: ((sentence: string) => void) | undefined;
}

/** Unchecked sentences of a model's draft, one at a time, and the people who checked the rest. */
export function ClaimsPanel({ claims, onShow, onChoose, onSource }: ClaimsPanelProps) {
  const { unchecked, expired, checks, sources, disclosure } = claims;
  const isSettled = unchecked.length === 0;
  const walk = useWalk(unchecked, onShow);
  return (
    <Box
      data-settled={isSettled || undefined}
      data-walking={walk.isWalking || undefined}
      aria-label="Unsupported sentences"
    >
      <div role="status">
        <Title {...afterSource}>
          {isSettled ? 'Nothing left to check' : `${formatCount(unchecked.length, 'unsupported sentence')} to check`}
        </Title>
      </div>
      {isSettled && (
        <Soft>
          A model drafted this post. Every figure, standard and place in it is in the register, was checked or has a
          source.
        </Soft>
      )}
      {!isSettled && !walk.isWalking && (
        <Soft>
          A model drafted this post. These state a number, a standard or a place that the register of claims does not
          have. Check each and add its source, or write it without.
          {!onSource && ' Sources can be added once it is saved.'}
        </Soft>
      )}
      {!isSettled && <ClaimsWalk {...{ walk, onChoose, onSource }} count={unchecked.length} />}
      {!walk.isWalking && <ExpiredClaims expired={expired} />}
      {checks.length > 0 && !walk.isWalking && <CheckedSentences {...{ checks, onSource }} />}
      {sources.length > 0 && !walk.isWalking && <SourcesList claims={claims} />}
      {disclosure && !walk.isWalking && <Soft>{disclosureText(disclosure)}</Soft>}
    </Box>
  );
}
