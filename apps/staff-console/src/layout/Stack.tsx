import { styled } from 'styled-components';
import { quietInLine } from '@workspace/ui/Button';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { labelHeight } from './label-height.ts';

/** Sections of a page or a dialog, one below the other. */
export const Stack = styled.div<{ $gap?: 'md' | 'lg' | 'xl' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 'lg' }) => space[$gap]};
`;

/** Controls in a row that wraps. `data-fields`: it contains fields, and buttons beside their controls; `data-apart`: spread to both ends. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  &[data-fields] {
    align-items: start;
    ${media.phoneUp} {
      > button {
        margin-top: ${labelHeight};
      }
    }
  }
  &[data-apart] {
    justify-content: space-between;
  }
  gap: ${space.sm} ${space.md};
  ${media.phoneUp} {
    gap: ${space.md} ${space.lg};
  }
  ${quietInLine}
`;
