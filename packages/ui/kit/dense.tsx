import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../src/Badge/index.ts';
import { Button } from '../src/Button/index.ts';
import { TextField } from '../src/Field/index.ts';
import { Icon } from '../src/Icon/index.ts';
import { Key } from '../src/Key/index.ts';
import { Menu, MenuItem } from '../src/Menu/index.ts';
import { Panel } from '../src/Panel/index.ts';
import { Table } from '../src/Table/index.ts';
import { denseScale } from '../src/theme/dense-scale.ts';
import { State } from './State.tsx';

const Scale = styled.div`
  ${denseScale}
  font-size: var(--text-md);
  line-height: 1.45;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
`;

function Dense({ name, children }: { name: string; children: ReactNode }) {
  return (
    <State name={name} isWide>
      <Scale>{children}</Scale>
    </State>
  );
}

const rows = [
  ['Treat a road while it is good', 'danger', 'LinkedIn: failed'],
  ['How we read 62 miles in one week', 'caution', 'Scheduled'],
  ['What the winter did to Route 9', 'neutral', 'Draft'],
  ['Anatomy of a pothole', 'good', 'LinkedIn: posted'],
] as const;

function List() {
  return (
    <Table caption="Posts in the dense scale" isCaptionHidden density="dense">
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">State</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, tone, state]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>
              <Badge tone={tone}>{state}</Badge>
            </td>
            <td>
              <Menu label={`Actions for ${title}`} trigger={<Icon name="more" size={16} />}>
                {() => <MenuItem tone="danger">Delete</MenuItem>}
              </Menu>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function DenseShow() {
  return (
    <>
      <Dense name="one primary action, the rest quiet">
        <Row>
          <Button variant="quiet">Rename</Button>
          <Button>AI Create</Button>
          <Button variant="primary">
            Create New Post <Key isQuiet>C</Key>
          </Button>
        </Row>
      </Dense>
      <Dense name="rows of 40 px; chips carry the state, and a menu the actions">
        <List />
      </Dense>
      <Dense name="a field and a panel">
        <Panel title="Newsletter" actions={<Button size="sm">Upload List</Button>}>
          <TextField label="Name" />
        </Panel>
      </Dense>
    </>
  );
}

/** Components in the scale of the console. */
export const dense: Readonly<Record<string, () => ReactNode>> = { 'Dense scale': DenseShow };
