import { styled } from 'styled-components';
import { space } from '@workspace/ui/theme/tokens.ts';

/** Parts of a page or a dialog, one under the other. */
export const Stack = styled.div<{ $gap?: 'md' | 'lg' | 'xl' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 'xl' }) => space[$gap]};
`;

/** Controls beside each other, on more lines where there is no room. `data-fields`: fields stand among them; `data-apart`: at both ends. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  &[data-fields] {
    align-items: end;
  }
  &[data-apart] {
    justify-content: space-between;
  }
  gap: ${space.md} ${space.lg};
`;
