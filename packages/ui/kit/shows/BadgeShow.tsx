import { Badge, badgeTones } from '../../src/Badge/index.ts';
import { State } from '../State.tsx';

export function BadgeShow() {
  return badgeTones.map((tone) => (
    <State key={tone} name={tone}>
      <Badge tone={tone}>Most Popular</Badge>
    </State>
  ));
}
