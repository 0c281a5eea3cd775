import { styled } from 'styled-components';
import { measure, space } from '@workspace/ui/theme/tokens.ts';
import { Head } from '../../head/Head.tsx';
import { Cover } from './sections/Cover.tsx';
import { Network } from './sections/Network.tsx';
import { SegmentList } from './sections/SegmentList.tsx';
import { SegmentSheet } from './sections/SegmentSheet.tsx';

// A sheet of paper on the table.
const Paper = styled.article`
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xxl} ${space.gutter} ${space.section};
  @media print {
    padding: 0;
  }
`;

/** A report of the invented survey, to read and to print. */
export default function SampleReportPage() {
  return (
    <Paper>
      <Head
        title="Sample pavement condition report"
        description="A sample report of a pavement condition survey with invented streets: network average, share by PCI band, segments with distresses, treatments by year."
        path="/evidence/sample-report"
        preview={{
          tab: 'Sample',
          title: 'What a pavement condition report contains',
          subtitle: 'Network average, shares by band, segments with distresses, treatments by year. Invented streets.',
        }}
      />
      <Cover />
      <Network />
      <SegmentList />
      <SegmentSheet />
    </Paper>
  );
}
