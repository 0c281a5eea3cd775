import { createGlobalStyle } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { potholeVersions } from '../../../content/pothole-notes.ts';

const [latest] = potholeVersions;

/** The running title and the page numbers of the printed report. */
export const ReportPrint = createGlobalStyle`
  @media print {
    @page {
      margin: 18mm 16mm 16mm;
      @top-left {
        content: '${brand.name} · Potholes: a special report · version ${latest.number}';
        font: 9px sans-serif;
      }
      @bottom-right {
        content: 'Page ' counter(page) ' of ' counter(pages);
        font: 9px sans-serif;
      }
    }
    /* Nothing that a reader compares is torn in two. */
    table,
    #figures,
    #costs,
    #formation,
    #repairs,
    #impact,
    #prevention,
    #help,
    #cite {
      break-inside: avoid;
    }
    #formation ol {
      grid-template-columns: repeat(4, 1fr);
    }
    #repairs > div > ul > li {
      grid-template-columns: 1.1fr 1fr 1fr;
      gap: 3mm 6mm;
      padding-block: 4mm;
    }
    #repairs > div > ul > li > :last-child {
      grid-column: 1 / -1;
    }
    #impact ul {
      grid-template-columns: 1fr 1fr;
      column-gap: 8mm;
    }
  }
`;
