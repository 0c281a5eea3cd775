import { styled } from 'styled-components';
import { Icon } from '@workspace/ui/Icon';
import { SelectField } from '@workspace/ui/Field';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { assumptionNotes } from './assumption-notes.ts';
import type { AmountName, ChoiceName } from './input-names.ts';
import { choices } from './inputs.ts';
import { NumberField } from './NumberField.tsx';
import type { Calculator } from './use-calculator.ts';

const Sheet = styled.details`
  border-top: 2px solid ${color.ink};
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.lg};
    padding: ${space.lg} clamp(1rem, 3vw, 2rem);
    list-style: none;
    font: ${weight.strong} ${text.xl} / 1.3 ${font.sign};
    &::-webkit-details-marker {
      display: none;
    }
  }
  > summary:hover > span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  > div {
    display: grid;
    gap: ${space.xxl} clamp(2rem, 5vw, 4.5rem);
    padding: ${space.sm} clamp(1rem, 3vw, 2rem) ${space.xxl};
  }
  ${media.desktop} {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  }
`;
const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space.md};
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.sm} / 1.3 ${font.sign};
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: ${space.xl} clamp(1.5rem, 3vw, 2.5rem);
    align-items: start;
  }
`;

const groups: readonly { name: string; fields: readonly (AmountName | ChoiceName)[] }[] = [
  { name: 'Today', fields: ['interval', 'repairs', 'savings', 'years'] },
  { name: 'With the assessment', fields: ['plan', 'price', 'charged', 'surveys', 'share', 'ratio', 'driving'] },
];

/** All assumptions of the calculation, with their sources. */
export function Assumptions({ of }: { of: Calculator }) {
  return (
    <Sheet open>
      <summary>
        <span>Every assumption, yours to change</span>
        <Icon name="chevronDown" size={26} />
      </summary>
      <div>
        {groups.map(({ name, fields }) => (
          <Group key={name}>
            <legend>{name}</legend>
            <div>
              {fields.map((field) => (
                <Assumption key={field} name={field} of={of} />
              ))}
            </div>
          </Group>
        ))}
      </div>
    </Sheet>
  );
}

function Assumption({ name, of }: { name: AmountName | ChoiceName; of: Calculator }) {
  const note = assumptionNotes[name];
  if (name !== 'plan' && name !== 'charged') return <NumberField name={name} of={of} note={note} />;
  const { label, options } = choices[name];
  return <SelectField name={name} label={label} options={options} hint={note} defaultValue={of.initialInputs[name]} />;
}
