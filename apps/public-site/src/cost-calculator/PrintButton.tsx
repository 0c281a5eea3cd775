import { Button } from '@workspace/ui/Button';
import { styled } from 'styled-components';

const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** Prints the page, which is the calculation on one sheet. */
export function PrintButton() {
  return (
    <Scripted>
      <Button data-replay="" onClick={() => print()}>
        Print on one page
      </Button>
    </Scripted>
  );
}
