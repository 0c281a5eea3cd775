import { CostBars } from '@workspace/ui/road/CostBars';

const streets = [
  { name: 'Arterial, 15,000 vehicles a day', amount: 109_500 },
  { name: 'Collector, 6,000 vehicles a day', amount: 43_800 },
  { name: 'Local street, 400 vehicles a day', amount: 2920 },
] as const;

const bars = streets.map(({ name, amount }) => ({
  name,
  total: `$${amount.toLocaleString('en-US')}`,
  parts: [{ name: 'what drivers lose in a year', amount, shade: '1' as const }],
}));

/** The article's example at 2 cents a vehicle, first year. */
export default function DriversCostOfARoughMile() {
  return <CostBars bars={bars} />;
}
