import type { LabState } from './lab-state.ts';

/** The parts of the state that have no field at the moment: a form that is sent without script keeps them. */
export function HiddenState({ state: { a, b, shown, street, segments } }: { state: LabState }) {
  const other: [string, string | number | undefined][] =
    shown === 'b'
      ? [
          ['budget', a.budget],
          ['plan', a.strategy],
        ]
      : [
          ['budget-b', b?.budget],
          ['plan-b', b?.strategy],
        ];
  const all = [...other, ['street', street] as const, ['segments', segments] as const];
  return all.map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}
