import { styled } from 'styled-components';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';
import { splitQuote } from '@workspace/contracts/split-quote';

const Text = styled.p`
  white-space: pre-wrap;
`;
const Quote = styled.details`
  margin-top: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

/** The text of an entry. The quotation at its end is folded away. */
export function QuotedText({ text: whole }: { text: string }) {
  const { own, quote } = splitQuote(whole);
  return (
    <>
      <Text>{own}</Text>
      {quote && (
        <Quote>
          <summary>Quoted text</summary>
          <Text>{quote}</Text>
        </Quote>
      )}
    </>
  );
}
