import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { SelectField } from '@workspace/ui/Field';
import { Icon } from '@workspace/ui/Icon';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Box = styled.div`
  display: grid;
  gap: ${space.sm};
`;
const Legend = styled.p`
  font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
`;
const Rows = styled.ul`
  display: grid;
  gap: ${space.xs};
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: 2.5rem;
  padding-left: ${space.md};
  border-left: 4px solid ${color.lane};
  [data-excluded] > & {
    border-left-color: ${color.danger};
  }
  background-color: ${color.groundAlt};
  font: ${weight.medium} ${text.sm} / 1.35 ${font.sign};
  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

interface ChooseSeveralProps {
  /** Label of the field that adds one. */
  label: string;
  /** Name of the chosen ones. */
  legend: string;
  hint?: string | undefined;
  placeholder: string;
  isRequired?: boolean;
  /** True for those that are left out. */
  isExclusion?: boolean;
  /** Undefined until they have loaded. */
  options: readonly { value: string; label: string }[] | undefined;
  /** In order. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Several choices in order: each is a row with a button to remove it, and a field below adds the next. */
export function ChooseSeveral(props: ChooseSeveralProps) {
  const { label, hint, placeholder, isRequired = false, options, chosen, onChange } = props;
  const box = useRef<HTMLDivElement>(null);
  const rest = options?.filter(({ value }) => !chosen.includes(value)) ?? [];
  const remove = (id: string) => {
    onChange(chosen.filter((other) => other !== id));
    box.current?.querySelector('select')?.focus();
  };
  return (
    <Box ref={box}>
      {chosen.length > 0 && <ChosenOnes {...props} onRemove={remove} />}
      {(rest.length > 0 || chosen.length === 0) && (
        <SelectField
          label={label}
          hint={hint}
          required={isRequired}
          placeholder={placeholder}
          options={rest}
          value=""
          onChange={({ target }) => target.value && onChange([...chosen, target.value])}
        />
      )}
    </Box>
  );
}

type ChosenOnesProps = Pick<ChooseSeveralProps, 'legend' | 'isExclusion' | 'options' | 'chosen'> & {
  onRemove: (id: string) => void;
};

function ChosenOnes({ legend, isExclusion, options, chosen, onRemove }: ChosenOnesProps) {
  const legendId = useId();
  return (
    <>
      <Legend id={legendId}>{legend}</Legend>
      <Rows aria-labelledby={legendId} data-excluded={isExclusion || undefined}>
        {chosen.map((id) => (
          <Chosen
            key={id}
            name={options ? (options.find(({ value }) => value === id)?.label ?? 'No longer there') : '…'}
            onRemove={() => onRemove(id)}
          />
        ))}
      </Rows>
    </>
  );
}

function Chosen({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Item>
      <span>{name}</span>
      <Button size="sm" variant="quiet" onClick={onRemove}>
        <Icon name="close" size={16} />
        <VisuallyHidden>Remove {name}</VisuallyHidden>
      </Button>
    </Item>
  );
}
