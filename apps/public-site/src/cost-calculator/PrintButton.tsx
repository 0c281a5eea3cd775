import { Button } from '@workspace/ui/Button';
import { styled } from 'styled-components';
import { printAlone } from '../layout/print-alone.ts';

const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** Prints the calculation alone, on one page. */
export function PrintButton() {
  return (
    <Scripted>
      <Button data-replay="" onClick={() => printAlone()}>
        Print on one page
      </Button>
    </Scripted>
  );
}
