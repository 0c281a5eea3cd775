import { TimeBars } from '../../src/TimeBars/index.ts';
import { State } from '../State.tsx';

const columns = { step: 'Hours since sending began', count: 'Readers' };
const stepOf = (hour: number) => `${hour} h`;
const falling = Array.from({ length: 72 }, (_, hour) =>
  Math.round((420 / (hour + 1)) * (1 + 0.4 * Math.cos((hour / 24) * 2 * Math.PI))),
);

export function TimeBarsShow() {
  return (
    <>
      <State name="many" isWide>
        <TimeBars label="New readers by the hour" counts={falling} columns={columns} stepOf={stepOf} every={12} />
      </State>
      <State name="current" isWide>
        <TimeBars
          label="Emails by day of a plan"
          counts={[200, 250, 320, 400, 500, 630, 790, 1_000, 1_300, 1_600]}
          columns={{ step: 'Day', count: 'Emails' }}
          stepOf={(index) => `Day ${index + 1}`}
          every={5}
          current={4}
        />
      </State>
      <State name="one" isWide>
        <TimeBars
          label="New readers by the hour"
          counts={falling.map((_, hour) => (hour === 2 ? 1 : 0))}
          columns={columns}
          stepOf={stepOf}
          every={24}
        />
      </State>
    </>
  );
}
