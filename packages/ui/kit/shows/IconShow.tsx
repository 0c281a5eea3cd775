import { Icon, type IconName } from '../../src/Icon/index.ts';
import { iconPaths } from '../../src/Icon/icon-paths.ts';
import { State } from '../State.tsx';

export function IconShow() {
  return (Object.keys(iconPaths) as IconName[]).map((name) => (
    <State key={name} name={name}>
      <Icon name={name} size={28} />
    </State>
  ));
}
