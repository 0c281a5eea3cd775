import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '@workspace/ui/Button';
import { color } from '@workspace/ui/theme/tokens.ts';

const Face = styled.label<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
  position: relative;
  overflow: hidden;
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
    /* The browser shortens its own text by an ellipsis, which would load a whole font for letters that nobody sees. */
    font-family: system-ui, sans-serif;
  }
  @media print {
    display: none;
  }
`;

/** A button that reads a file of two columns. */
export function PairsFile({ onFile }: { onFile: (file: File) => Promise<void> }) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void onFile(file);
    target.value = '';
  };
  return (
    <Face $variant="secondary" $size="md">
      From a file
      <input type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={choose} />
    </Face>
  );
}
