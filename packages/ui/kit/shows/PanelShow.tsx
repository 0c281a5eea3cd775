import { Button } from '../../src/Button/index.ts';
import { Panel } from '../../src/Panel/index.ts';
import { Skeleton } from '../../src/Skeleton/index.ts';
import { State } from '../State.tsx';

export function PanelShow() {
  return (
    <>
      <State name="with title and actions" isWide>
        <Panel title="Published Posts (15)" headingLevel={3} actions={<Button size="sm">Create New Post</Button>}>
          Its content.
        </Panel>
      </State>
      <State name="plain">
        <Panel>Its content.</Panel>
      </State>
      <State name="loading">
        <Panel title="Published Posts" headingLevel={3}>
          <Skeleton lines={3} />
        </Panel>
      </State>
    </>
  );
}
