import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { calculatorPath } from './input-names.ts';
import { queryOf, type RawInputs } from './raw-inputs.ts';

const Row = styled.div`
  display: grid;
  gap: ${space.sm};
  justify-items: start;
  p {
    font: ${weight.medium} ${text.sm} / 1.4 ${font.sign};
  }
  /* Without script the address bar has the link after every calculation. */
  @media (scripting: none) {
    display: none;
  }
`;

/** Copies a URL with the same numbers, and confirms it beside the button. */
export function CopyLink({ rawInputs }: { rawInputs: RawInputs }) {
  const [said, setSaid] = useState<{ of: string; message: string }>();
  const query = queryOf(rawInputs);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${calculatorPath}${query}`);
      setSaid({ of: query, message: 'Link copied. It opens with these numbers.' });
    } catch {
      setSaid({
        of: query,
        message: 'The browser does not allow it. Copy the address of this page: it has these numbers.',
      });
    }
  };
  return (
    <Row>
      <Button data-replay="" onClick={() => void copy()}>
        Copy link
      </Button>
      {/* A confirmation for other numbers no longer applies. */}
      <p role="status">{said?.of === query && said.message}</p>
    </Row>
  );
}
