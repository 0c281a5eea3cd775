import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { SelectField } from '@workspace/ui/Field';
import { Icon } from '@workspace/ui/Icon';
import { color, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import { Row } from '../../layout/Stack.tsx';
import { isGroup, newGroup, newRule, type DraftGroup, type DraftItem } from './draft-rules.ts';
import { RuleFields, type RuleContext } from './RuleFields.tsx';

const Box = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  margin: 0;
  padding: ${space.md};
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  & & {
    border-left: 4px solid ${color.lineControl};
    background-color: ${color.ground};
  }
`;
const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.sm};
  > :last-child:is(button) {
    margin-left: auto;
  }
`;
const Fault = styled.p`
  color: ${color.danger};
  font-size: ${text.sm};
`;

/** The depth of groups that the API accepts. */
const deepest = 5;

const kinds = [
  { value: 'all', label: 'all' },
  { value: 'any', label: 'any' },
];

interface RuleGroupFieldsProps {
  group: DraftGroup;
  /** The place of the group in the rules, as in errors: `rules.all.1`. */
  place: string;
  context: RuleContext;
  depth?: number;
  /** True for a group that was just added: its first rule has the focus. */
  startsFocused?: boolean;
  onChange: (group: DraftGroup) => void;
  /** Removes the group. The outermost has none. */
  onRemove?: () => void;
}

/** A group of rules, all or any of which hold, with groups inside it. */
export function RuleGroupFields(props: RuleGroupFieldsProps) {
  const { group, place, context, depth = 1, onChange, onRemove } = props;
  const { kind, rules } = group;
  const { addedId, addButton, replace, remove, add } = useRules(props);
  const error = context.errors.get(place);
  return (
    <Box aria-label={depth === 1 ? 'Rules' : 'Group of rules'}>
      <Head kind={kind} onKind={(chosen) => onChange({ ...group, kind: chosen })} onRemove={onRemove} />
      {rules.map((item, index) => {
        const startsFocused = item.id === addedId;
        const shared = { place: `${place}.${kind}.${index}`, context, startsFocused, onChange: replace };
        const onRemoveItem = () => remove(item.id);
        if (isGroup(item))
          return <RuleGroupFields key={item.id} {...shared} group={item} depth={depth + 1} onRemove={onRemoveItem} />;
        return (
          <RuleFields key={item.id} {...shared} rule={item} onRemove={rules.length > 1 ? onRemoveItem : undefined} />
        );
      })}
      {error && <Fault>{error}</Fault>}
      <Row>
        <Button ref={addButton} size="sm" onClick={() => add(newRule())}>
          Add rule
        </Button>
        {depth < deepest && (
          <Button size="sm" variant="quiet" onClick={() => add(newGroup(kind === 'all' ? 'any' : 'all'))}>
            Add group
          </Button>
        )}
      </Row>
    </Box>
  );
}

/** Changes of the rules of a group. An added one gets the focus, and a removed one leaves it to the button. */
function useRules({ group, startsFocused = false, onChange }: RuleGroupFieldsProps) {
  const { rules } = group;
  const [addedId, setAddedId] = useState(startsFocused ? rules[0]?.id : undefined);
  const addButton = useRef<HTMLButtonElement>(null);
  const replace = (changed: DraftItem) =>
    onChange({ ...group, rules: rules.map((rule) => (rule.id === changed.id ? changed : rule)) });
  const remove = (id: number) => {
    onChange({ ...group, rules: rules.filter((rule) => rule.id !== id) });
    addButton.current?.focus();
  };
  const add = (item: DraftItem) => {
    onChange({ ...group, rules: [...rules, item] });
    setAddedId(item.id);
  };
  return { addedId, addButton, replace, remove, add };
}

interface HeadProps {
  kind: 'all' | 'any';
  onKind: (kind: 'all' | 'any') => void;
  onRemove: (() => void) | undefined;
}

/** The choice between all and any, and the button that removes the group. */
function Head({ kind, onKind, onRemove }: HeadProps) {
  return (
    <Legend>
      Match
      <SelectField
        label="How many rules must match"
        isLabelHidden
        options={kinds}
        value={kind}
        onChange={({ target }) => onKind(target.value as 'all' | 'any')}
      />
      of these rules
      {onRemove && (
        <Button variant="quiet" size="sm" aria-label="Remove this group" onClick={onRemove}>
          <Icon name="close" size={16} />
        </Button>
      )}
    </Legend>
  );
}
