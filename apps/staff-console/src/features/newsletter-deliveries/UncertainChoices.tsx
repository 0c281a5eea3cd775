import { styled } from 'styled-components';
import type { Delivery } from '@workspace/contracts/newsletter-deliveries';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';
import { shortMoment } from '../../layout/local-time.ts';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;
const Rows = styled.ul`
  max-height: 18rem;
  margin-top: ${space.sm};
  overflow-y: auto;
  border-block: 1px solid ${color.line};
  list-style: none;
`;
const Choice = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.md};
  min-height: 2.5rem;
  padding: ${space.xs} ${space.md};
  border-bottom: 1px solid ${color.line};
  font-size: ${text.sm};
  cursor: pointer;
  &:hover {
    background-color: ${color.groundAlt};
  }
  input {
    width: 1.1rem;
    height: 1.1rem;
    accent-color: ${color.link};
  }
  span {
    overflow-wrap: anywhere;
  }
  small {
    margin-left: auto;
    color: ${color.inkSoft};
    font-size: ${text.xs};
  }
`;

interface UncertainChoicesProps {
  /** Deliveries that can still be sent again. */
  deliveries: Delivery[];
  chosen: readonly number[];
  hasMore: boolean;
  onChange: (chosen: readonly number[]) => void;
}

/** A checkbox for each delivery. */
export function UncertainChoices({ deliveries, chosen, hasMore, onChange }: UncertainChoicesProps) {
  const flip = (id: number) => onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Group>
      <legend>
        {hasMore ? `The first ${deliveries.length}; all of them can be sent below` : 'Choose some, or all'}
      </legend>
      <Rows>
        {deliveries.map(({ id, email, changedAt }) => (
          <li key={id}>
            <Choice>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => flip(id)} />
              <span>{email}</span>
              <small>{shortMoment(changedAt)}</small>
            </Choice>
          </li>
        ))}
      </Rows>
    </Group>
  );
}
