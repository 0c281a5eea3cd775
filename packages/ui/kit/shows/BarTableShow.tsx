import { BarTable } from '../../src/BarTable/index.ts';
import { State } from '../State.tsx';

const columns = { name: 'Article', count: 'Readers', aside: 'Scanners' };

export function BarTableShow() {
  return (
    <>
      <State name="shares of a whole" isWide>
        <BarTable
          caption="Readers by article"
          columns={columns}
          whole={1_200}
          rows={[
            { id: '0', name: 'What a pothole costs before anybody sees it', count: 412, aside: 31 },
            { id: '1', name: 'Counting cracks', count: 96, aside: 30 },
            { id: '2', name: 'Nobody opened this one', count: 0, aside: 29 },
          ]}
        />
      </State>
      <State name="of nothing" isWide>
        <BarTable
          caption="Readers by article"
          columns={{ name: 'Article', count: 'Readers' }}
          whole={0}
          rows={[{ id: '3', name: 'Counting cracks', count: 0 }]}
        />
      </State>
    </>
  );
}
