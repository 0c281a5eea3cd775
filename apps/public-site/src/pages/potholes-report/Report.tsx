import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { color, space } from '@workspace/ui/theme/tokens.ts';
import { Head } from '../../head/Head.tsx';
import { Costs } from './sections/Costs.tsx';
import { Cover } from './sections/Cover.tsx';
import { Formation } from './sections/Formation.tsx';
import { Help } from './sections/Help.tsx';
import { Impacts } from './sections/Impacts.tsx';
import { Prevention } from './sections/Prevention.tsx';
import { Repairs } from './sections/Repairs.tsx';
import { Statistics } from './sections/Statistics.tsx';
import { Summary } from './sections/Summary.tsx';

// Paper has one ground. Printers leave out backgrounds, and light text would vanish with its own.
const Paper = styled.article`
  @media print {
    &,
    [data-ground] {
      --ground: #fff;
      --ground-alt: #fff;
      --surface: #fff;
      --ink: #000;
      --ink-soft: #333;
      --line: #999;
      --line-control: #666;
      --link: #000;
      background: none;
      color: #000;
    }
    section {
      padding-block: 0.7cm;
    }
    li,
    dl > div {
      break-inside: avoid;
    }
  }
`;
const Masthead = styled.p`
  display: none;
  @media print {
    display: block;
    padding: 0 0 ${space.sm};
    border-bottom: 1px solid ${color.line};
  }
`;

const description =
  'A special report on potholes: what they cost drivers and cities, how they form, three ways to repair them, and what prevents them.';

/** The report itself, from its cover to how the service helps. */
export default function Report() {
  return (
    <Paper>
      <Head
        title="Potholes: a special report"
        description={description}
        path="/potholes-report"
        preview={{ tab: 'Special report', title: 'Potholes: what they cost and what prevents them' }}
      />
      <Masthead>
        {brand.name} · {brand.contactEmail}
      </Masthead>
      <Cover />
      <Summary />
      <Statistics />
      <Costs />
      <Formation />
      <Repairs />
      <Impacts />
      <Prevention />
      <Help />
    </Paper>
  );
}
