import { StackedBar, stackedBarTones } from '../../src/StackedBar/index.ts';
import { State } from '../State.tsx';

export function StackedBarShow() {
  return (
    <>
      <State name="every tone" isWide>
        <StackedBar
          label="Rows of the file"
          parts={stackedBarTones.map((tone, index) => ({ name: tone, count: (index + 1) * 1_000, tone }))}
        />
      </State>
      <State name="a few among very many" isWide>
        <StackedBar
          label="Rows of the file"
          parts={[
            { name: 'New', count: 999_998, tone: 'good' },
            { name: 'Invalid', count: 2, tone: 'danger' },
          ]}
        />
      </State>
      <State name="without a legend" isWide>
        <StackedBar
          isLegendHidden
          label="Rows of the file"
          parts={stackedBarTones.map((tone, index) => ({ name: tone, count: index + 1, tone }))}
        />
      </State>
      <State name="nothing" isWide>
        <StackedBar label="Rows of the file" parts={[{ name: 'New', count: 0, tone: 'good' }]} />
      </State>
    </>
  );
}
