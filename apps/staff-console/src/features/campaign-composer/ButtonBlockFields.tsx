import { styled } from 'styled-components';
import type { ButtonBlock } from '@workspace/contracts/campaign-blocks';
import { color, font, radius, space, weight } from '@workspace/ui/theme/tokens.ts';
import { completeAddress } from '../../editor/link-error.ts';
import { Bare } from './block-style.ts';

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.lg};
  align-items: center;
  > :last-child {
    flex: 1 1 14rem;
  }
`;
/** The label, written on the button itself. */
const Label = styled.input`
  field-sizing: content;
  min-width: 8rem;
  max-width: 100%;
  min-height: 2.5rem;
  padding: 0 ${space.xl};
  border: 0;
  border-radius: ${radius.md};
  background-color: ${color.lane};
  color: ${color.onLane};
  font: ${weight.strong} 1rem / 1.2 ${font.sign};
  text-align: center;
  &::placeholder {
    color: ${color.onLane};
    opacity: 0.75;
  }
`;

interface ButtonBlockFieldsProps {
  block: ButtonBlock;
  name: string;
  onChange: (change: Partial<ButtonBlock>) => void;
}

/** A button, with its text on it and its target beside it. */
export function ButtonBlockFields({ block: { text, url }, name, onChange }: ButtonBlockFieldsProps) {
  const complete = () => {
    const address = completeAddress(url);
    if (address !== url) onChange({ url: address });
  };
  return (
    <Fields>
      <Label
        aria-label={`${name}: its text`}
        placeholder="Button text"
        maxLength={80}
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <Bare
        aria-label={`${name}: where it leads`}
        placeholder="Leads to https://… or /page"
        inputMode="url"
        value={url}
        onChange={({ target }) => onChange({ url: target.value })}
        onBlur={complete}
        onKeyDown={({ key }) => key === 'Enter' && complete()}
      />
    </Fields>
  );
}
