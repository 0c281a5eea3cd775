import type { ReactNode } from 'react';
import { CostBars, CostKey, type CostBar } from '../src/road/CostBars.tsx';
import { CostByLength } from '../src/road/CostByLength.tsx';
import { CostLanes } from '../src/road/CostLanes.tsx';
import { CoreLayer } from '../src/road/CoreLayer.tsx';
import { CoverageMap } from '../src/road/CoverageMap.tsx';
import { DeductSteps } from '../src/road/DeductSteps.tsx';
import { DeteriorationCurve } from '../src/road/DeteriorationCurve.tsx';
import { examplePlan } from '../src/road/example-plan.ts';
import { ImageInterval } from '../src/road/ImageInterval.tsx';
import { LaneMark } from '../src/road/LaneMark.tsx';
import { MeasuredDistress } from '../src/road/MeasuredDistress.tsx';
import { PavementPatch } from '../src/road/PavementPatch.tsx';
import { PciGauge } from '../src/road/PciGauge.tsx';
import { PciHistogram } from '../src/road/PciHistogram.tsx';
import { PciMarks } from '../src/road/PciMarks.tsx';
import { PciScale } from '../src/road/PciScale.tsx';
import { PlanYears } from '../src/road/PlanYears.tsx';
import { RatingCurves } from '../src/road/RatingCurves.tsx';
import { RoadBackdrop } from '../src/road/RoadBackdrop.tsx';
import { distressFindings, RoadCrop, RoadCropSource } from '../src/road/RoadCrop.tsx';
import { RoadSurface } from '../src/road/RoadSurface.tsx';
import { SampleUnit } from '../src/road/SampleUnit.tsx';
import { StreetNetwork } from '../src/road/StreetNetwork.tsx';
import { StreetView } from '../src/road/StreetView.tsx';
import { ValueDrawing } from '../src/road/ValueDrawing.tsx';
import { VehicleCamera } from '../src/road/VehicleCamera.tsx';
import { VideoPoster } from '../src/road/VideoPoster.tsx';
import { pciBands } from '../src/theme/pci.ts';
import { PictogramShow } from './shows/PictogramShow.tsx';
import { State } from './State.tsx';

const bars: readonly CostBar[] = [
  {
    name: 'Today',
    total: '$2.87M',
    parts: [
      { name: 'repairs', amount: 2.1e6, shade: '1' },
      { name: 'claims', amount: 4.5e5, shade: '2' },
      { name: 'overtime', amount: 3.2e5, shade: '3' },
    ],
  },
  { name: 'With ratings', total: '$1.87M', parts: [{ name: 'all of it', amount: 1.87e6, shade: 'lane' }] },
];

const lane = (name: string, amount: number): CostBar => ({
  name,
  total: `$${amount / 1_000}K`,
  parts: [{ name: 'all of it', amount, shade: 'lane' }],
});

const wide = (name: string, drawing: ReactNode) => (
  <State name={name} isWide>
    {drawing}
  </State>
);

/** Every drawing of `road/` by the name of its file. */
export const drawings: Readonly<Record<string, () => ReactNode>> = {
  CostBars: () => (
    <>
      {wide('two bars', <CostBars bars={bars} />)}
      {(['1', '2', '3', 'lane'] as const).map((shade) => (
        <State key={shade} name={`CostKey ${shade}`}>
          <CostKey shade={shade} />
        </State>
      ))}
    </>
  ),
  CostByLength: () =>
    wide(
      'where two prices meet',
      <CostByLength perMile={100} fixed={3e5} fixedName="Survey" perMileName="By the mile" description="Two prices." />,
    ),
  CostLanes: () => (
    <>
      {wide(
        'less than today',
        <CostLanes today={lane('Today', 2e5)} ours={lane('Assessed', 1.1e5)} description="Two sums." />,
      )}
      {wide(
        'more than today',
        <CostLanes today={lane('Today', 1.1e5)} ours={lane('Assessed', 2e5)} description="Two sums." />,
      )}
    </>
  ),
  CoverageMap: () => wide('driven and to come', <CoverageMap plan={examplePlan} description="Streets of a town." />),
  CoreLayer: () => (
    <>
      {[0, 3, 6].map((layer) => (
        <State key={layer} name={`layer ${layer}`}>
          <CoreLayer layer={layer} />
        </State>
      ))}
    </>
  ),
  DeductSteps: () =>
    wide('a rating of 67', <DeductSteps total={45} corrected={33} pci={67} description="Three bars" />),
  MeasuredDistress: () =>
    wide(
      'alligator cracking',
      <MeasuredDistress name="Alligator · medium" length="20 ft" width="5 ft" description="A measured patch" />,
    ),
  SampleUnit: () => wide('4 %', <SampleUnit percent={4} description="Four of a hundred cells" />),
  DeteriorationCurve: () => wide('two curves', <DeteriorationCurve description="Condition against years." />),
  ImageInterval: () => wide('10 ft', <ImageInterval interval="10 ft" description="Three images of a lane." />),
  LaneMark: () => (
    <State name="28 px">
      <LaneMark />
    </State>
  ),
  PavementPatch: () => wide('rated 38', <PavementPatch pci={38} description="Cracks from above." />),
  PciGauge: () =>
    pciBands.map(({ name, from, to }) => (
      <State key={name} name={name}>
        <PciGauge pci={Math.ceil((from + to) / 2)} label="Cedar St" />
      </State>
    )),
  PciHistogram: () =>
    wide(
      'before and after',
      <PciHistogram before={[8, 14, 20, 22, 18, 12, 6]} after={[16, 24, 24, 18, 11, 5, 2]} description="Bands." />,
    ),
  PciScale: () => wide('the seven bands', <PciScale />),
  PciMarks: () =>
    wide(
      'two ratings',
      <PciMarks
        marks={[
          { name: 'Cedar St', pci: 38 },
          { name: 'Mill Road', pci: 100 },
        ]}
      />,
    ),
  Pictogram: PictogramShow,
  PlanYears: () => wide('five years', <PlanYears description="Work by year." />),
  RatingCurves: () =>
    wide(
      'two curves',
      <RatingCurves
        axis="Years"
        years={[0, 5, 9]}
        curves={[
          { name: 'Untreated', ratings: [99, 80, 30] },
          { name: 'Sealed', ratings: [99, 80, 95] },
        ]}
      />,
    ),
  RoadBackdrop: () => wide('without words', <RoadBackdrop />),
  RoadCrop: () =>
    wide(
      'distresses',
      <>
        <RoadCropSource />
        <RoadCrop part={[270, 250, 620, 340]} findings={distressFindings} />
      </>,
    ),
  RoadSurface: () =>
    wide('rated 38', <RoadSurface segment="Segment 0412 · Cedar St" pci={38} note="Example drawing" />),
  StreetNetwork: () =>
    wide('one segment called out', <StreetNetwork plan={examplePlan} description="Streets by rating." />),
  StreetView: () => wide('four lists', <StreetView description="A street with boxes." />),
  ValueDrawing: () =>
    wide(
      'sums with a legend',
      <ValueDrawing
        values={{
          kind: 'cost-bars',
          sums: [
            {
              name: 'City',
              total: '$300',
              parts: [
                { name: 'Seals', amount: 100, printed: '$100' },
                { name: 'Overlays', amount: 200, printed: '$200' },
              ],
            },
          ],
        }}
      />,
    ),
  VehicleCamera: () => wide('three mounted parts', <VehicleCamera description="A truck from the side." />),
  VideoPoster: () => wide('without a picture', <VideoPoster title="A drive on Mill Road" note="Plays from YouTube" />),
};

/** Files of `road/` that are only used inside another drawing. */
export const partsOfDrawings: readonly string[] = [
  'CurveAxes',
  'DetectionBox',
  'RoadDistresses',
  'RoadScene',
  'StreetFurniture',
  'Vehicle',
];
