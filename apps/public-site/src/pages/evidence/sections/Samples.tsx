import { styled } from 'styled-components';
import { ButtonLink } from '@workspace/ui/Button';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { sampleCsv } from '../../../../content/sample-survey/sample-csv.ts';
import { sampleFiles } from '../../../../content/sample-survey/sample-files.ts';
import { sampleNetwork, sampleNotice } from '../../../../content/sample-survey/survey.ts';
import { SiteLinkButton } from '../../../layout/SiteLinkButton.tsx';
import { bandNamesNote } from '@workspace/ui/theme/pci.ts';

const Ground = styled.section`
  display: grid;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  padding: ${space.section} ${space.gutter};
  ${media.desktop} {
    padding-right: 4rem;
    padding-left: max(${space.gutter}, calc((100vw - ${measure.page}) / 2));
  }
  > p {
    font-size: ${text.lg};
  }
`;
const Files = styled.ul`
  list-style: none;
  li {
    display: grid;
    gap: ${space.md} ${space.xl};
    align-items: center;
    justify-items: start;
    ${media.phoneUp} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    padding-block: ${space.lg};
    border-top: 2px solid ${color.ink};
  }
  strong {
    display: block;
    font: ${weight.heavy} 1.75rem / 1.2 ${font.sign};
  }
  p {
    font-size: ${text.sm};
    line-height: 1.45;
  }
`;
// The file as it is, running out of the page at the right.
const Paper = styled.figure`
  display: grid;
  align-content: center;
  min-width: 0;
  padding: ${space.xxl} 0 ${space.xxl} ${space.gutter};
  pre {
    overflow: hidden;
    color: ${color.inkSoft};
    font: 400 ${text.xs} / 2.1 ${font.mono};
    mask-image: linear-gradient(90deg, #000 70%, transparent);
  }
  pre span {
    display: block;
    border-bottom: 1px solid ${color.line};
  }
  pre span:first-child {
    color: ${color.lane};
  }
  figcaption {
    padding: ${space.lg} ${space.gutter} 0 0;
    font: ${weight.strong} ${text.sm} / 1.4 ${font.mono};
  }
`;

const [head, ...rows] = sampleCsv().trimEnd().split('\r\n');
// Each row begins with the notice, which the caption says once.
const withoutNotice = (row: string) => row.replace(/^(?:"[^"]*"|[^,]*),/, '');
const lines = [head!, ...rows].map(withoutNotice);

const notice = `${sampleNotice}. ${bandNamesNote}`;

/** The deliverables to download, made from one invented survey. */
export function Samples() {
  return (
    <Ground id="samples" tabIndex={-1} aria-labelledby="samples-title">
      <Copy data-ground="lane">
        <h2 id="samples-title">Load it into your own system first</h2>
        <p>
          One invented survey of {sampleNetwork.segments} segments in four forms. If the import fails, you know before a
          camera is mounted.
        </p>
        <Files role="list">
          {sampleFiles.map(({ path, label, description }) => (
            <li key={path}>
              <div>
                <strong>{label}</strong>
                <p>{description}</p>
              </div>
              <ButtonLink href={path}>Download {label}</ButtonLink>
            </li>
          ))}
          <li>
            <div>
              <strong>Report</strong>
              <p>The same report as a page.</p>
            </div>
            <SiteLinkButton item={{ label: 'Open report', to: '/evidence/sample-report' }} />
          </li>
        </Files>
      </Copy>
      <Paper data-ground="asphalt">
        <pre>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </pre>
        <figcaption>{notice}</figcaption>
      </Paper>
    </Ground>
  );
}
