import { styled } from 'styled-components';
import { space } from '@workspace/ui/theme/tokens.ts';
import { Group } from './Group.tsx';

/** Checkboxes in their labels, one below the other. */
export const CheckboxGroup = styled(Group)`
  gap: ${space.xs};
  label {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    min-height: 2rem;
  }
`;
