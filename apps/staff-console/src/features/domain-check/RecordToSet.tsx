import { styled } from 'styled-components';
import type { DomainCheck } from '@workspace/contracts/domain-check';
import { Button } from '@workspace/ui/Button';
import { color, font, space, text } from '@workspace/ui/theme/tokens.ts';
import { useCopy } from '../../layout/use-copy.ts';

const Record = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.sm} ${space.md};
  margin-top: ${space.sm};
  padding: ${space.sm} ${space.md};
  border-left: 3px solid ${color.lane};
  background: ${color.ground};
  dl {
    display: grid;
    flex: 1 1 16rem;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space.md};
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    font: 400 ${text.sm} / 1.5 ${font.mono};
    overflow-wrap: anywhere;
  }
`;

/** A DNS record that mends a problem, to be copied. */
export function RecordToSet({ record: { type, name, value } }: { record: NonNullable<DomainCheck['record']> }) {
  const copy = useCopy();
  return (
    <Record>
      <dl>
        <dt>Type</dt>
        <dd>{type}</dd>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Value</dt>
        <dd>{value}</dd>
      </dl>
      <Button size="sm" onClick={() => void copy(value, 'Paste it where your domain’s records are kept.')}>
        Copy value
      </Button>
    </Record>
  );
}
