import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';

/* A hint without room for it wraps to a second line, which is out of sight. */
const Head = styled.div`
  ${media.phoneUp} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.lg} ${space.md};
    height: 1.25rem;
    overflow: clip;
    overflow-clip-margin: ${space.xs};
  }
`;
const Name = styled.div`
  ${media.phoneUp} {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    min-width: 0;
    max-width: 100%;
    > [data-badge] {
      flex: none;
    }
    > [data-opens][data-opens] {
      min-width: 0;
      max-width: 100%;
    }
  }
`;
const Hint = styled.span`
  display: block;
  flex: 1 1 auto;
  min-width: 0;
  overflow: hidden;
  color: ${color.inkSoft};
  font: ${weight.text} ${text.sm} / 1.35 ${font.text};
  text-overflow: ellipsis;
`;

/** Characters of a hint without which it says nothing. */
const leastHint = 20;

interface RowHeadProps {
  hint: string;
  /** The hint as it is shown, if not as a plain text. */
  shownHint?: ReactNode;
  children: ReactNode;
}

/** The name of a row with its badges, and a hint beside it where that has room; below it on a phone. */
export function RowHead({ hint, shownHint = hint, children }: RowHeadProps) {
  return (
    <Head>
      <Name>{children}</Name>
      <Hint style={{ flexBasis: `${Math.min(hint.length, leastHint)}ch` }}>{shownHint}</Hint>
    </Head>
  );
}
