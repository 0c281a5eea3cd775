import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { Skeleton } from '@workspace/ui/Skeleton';
import { font } from '@workspace/ui/theme/tokens.ts';
import { documentOf } from '../../editor/rich-text-value.ts';
import { BareArea } from './block-style.ts';
import { valueOfLines } from './value-of-lines.ts';

// Slate and its plugins are loaded with the first text.
const TextBlockEditor = lazy(() => import('./TextBlockEditor.tsx'));

/** Looks like the text that takes its place. */
const PlainText = styled(BareArea)`
  display: block;
  min-height: 1.6em;
  padding: 0;
  border: 0;
  outline: none;
  font: 400 1rem / 1.6 ${font.text};
`;

type TextBlockProps = Omit<ComponentProps<typeof TextBlockEditor>, 'typed'>;

/** A text of the message. A new one can be written at once, in a plain field until its editor is loaded. */
export function TextBlock(props: TextBlockProps) {
  const { label, initial, isNew, describedBy, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const write = (text: string) => {
    setTyped(text);
    onChange(toHtml(documentOf(valueOfLines(text))));
  };
  const plain = (
    <PlainText
      rows={1}
      aria-label={label}
      aria-describedby={describedBy}
      placeholder="Write …"
      value={typed ?? ''}
      onFocus={() => setTyped((now) => now ?? '')}
      onChange={({ target }) => write(target.value)}
    />
  );
  const isBlank = initial === '' || typed !== undefined;
  return (
    <Suspense fallback={isNew && isBlank ? plain : <Skeleton lines={2} />}>
      <TextBlockEditor {...props} typed={typed} />
    </Suspense>
  );
}
