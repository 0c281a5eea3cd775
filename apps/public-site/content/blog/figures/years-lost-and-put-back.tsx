import { CostBars, type CostBar } from '@workspace/ui/road/CostBars';

// Values are lane-mile-years here; the bars only need one common unit.
const bars: readonly CostBar[] = [
  {
    name: 'Lost in a year',
    total: '400 lane-mile-years',
    parts: [{ name: 'a year for each lane mile', amount: 400, shade: 'lane' }],
  },
  {
    name: 'Put back by the program',
    total: '266 lane-mile-years',
    parts: [
      { name: 'rebuilding', amount: 65, shade: '1' },
      { name: 'overlays', amount: 96, shade: '2' },
      { name: 'seals', amount: 105, shade: '3' },
    ],
  },
];

export default function YearsLostAndPutBack() {
  return <CostBars bars={bars} />;
}
