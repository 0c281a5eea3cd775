import { useId } from 'react';
import { Button } from '../../src/Button/index.ts';
import { Drawer } from '../../src/Drawer/index.ts';
import { State } from '../State.tsx';

const grounds = ['surface', 'asphalt'] as const;

export function DrawerShow() {
  const id = useId();
  return grounds.map((ground) => (
    <State key={ground} name={`on ${ground}`}>
      <Button popoverTarget={id + ground}>Open</Button>
      <Drawer id={id + ground} title="Menu" ground={ground}>
        <a href="#Drawer">A choice closes it</a>
      </Drawer>
    </State>
  ));
}
