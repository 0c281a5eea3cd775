import { Button } from '@workspace/ui/Button';
import { styled } from 'styled-components';

const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** Prints the calculation alone, on one page. */
export function PrintButton() {
  return (
    <Scripted>
      <Button data-replay="" onClick={printAlone}>
        Print on one page
      </Button>
    </Scripted>
  );
}

function printAlone(): void {
  const { dataset } = document.documentElement;
  dataset.printing = '';
  addEventListener('afterprint', () => delete dataset.printing, { once: true });
  print();
}
