import { useRef, useState } from 'react';
import { useSlateStatic } from 'slate-react';
import { styled } from 'styled-components';
import type { RichFigure } from '@workspace/contracts/rich-text/document';
import { TextField } from '@workspace/ui/Field';
import { Switch } from '@workspace/ui/Switch';
import { color, radius, space } from '@workspace/ui/theme/tokens.ts';
import { onEnter } from '../layout/on-enter.ts';
import { EditBlockButton } from './EditBlockButton.tsx';
import { leaveFigure, updateCaptioned } from './figures.ts';

const Fields = styled.div`
  display: grid;
  gap: ${space.md};
  margin-top: ${space.sm};
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
`;

/** The fields of a figure other than its caption. */
export function FigureFields({ figure }: { figure: RichFigure }) {
  const editor = useSlateStatic();
  const { isDecorative = false } = figure;
  return (
    <Fields>
      {!isDecorative && (
        <FigureText figure={figure} name="alt" label="Alt text" hint="For people who do not see the picture" />
      )}
      <Switch
        label="Decorative"
        hint="The picture says nothing that the text does not say"
        isOn={isDecorative}
        onFlip={(isOn) => updateCaptioned(editor, figure, { isDecorative: isOn || undefined })}
      />
      <FigureText figure={figure} name="credit" label="Credit" hint="Optional, such as Photo: City of Fairview" />
      <EditBlockButton label="Replace picture" draft={{ type: 'figure', block: figure }} />
    </Fields>
  );
}

interface FigureTextProps {
  figure: RichFigure;
  name: 'alt' | 'credit';
  label: string;
  hint: string;
}

/** A text of a figure. All letters typed until the field is left are one step to undo. */
function FigureText({ figure, name, label, hint }: FigureTextProps) {
  const editor = useSlateStatic();
  const isContinued = useRef(false);
  // The editor's value arrives late, and a late value would move the cursor to the end.
  const [typed, setTyped] = useState<string>();
  const change = (value: string) => {
    setTyped(value);
    updateCaptioned(
      editor,
      figure,
      { [name]: name === 'credit' && value === '' ? undefined : value },
      isContinued.current,
    );
    isContinued.current = true;
  };
  const leave = () => {
    setTyped(undefined);
    isContinued.current = false;
  };
  return (
    <TextField
      label={label}
      hint={hint}
      required={false}
      data-alt={name === 'alt' ? '' : undefined}
      value={typed ?? figure[name] ?? ''}
      onChange={({ target }) => change(target.value)}
      onKeyDown={onEnter(() => leaveFigure(editor, figure))}
      onBlur={leave}
    />
  );
}
