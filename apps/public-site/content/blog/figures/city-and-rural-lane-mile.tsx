import { CostBars, type CostBar } from '@workspace/ui/road/CostBars';

const laneMile = (name: string, total: string, everythingElse: number): CostBar => ({
  name,
  total,
  parts: [
    { name: 'asphalt and tack', amount: 87_360, shade: '1' },
    { name: 'milling', amount: 28_160, shade: '2' },
    { name: 'everything else', amount: everythingElse, shade: '3' },
  ],
});

const bars = [laneMile('City lane mile', '$222,280', 106_760), laneMile('Rural lane mile', '$164,635', 49_115)];

export default function CityAndRuralLaneMile() {
  return <CostBars bars={bars} />;
}
