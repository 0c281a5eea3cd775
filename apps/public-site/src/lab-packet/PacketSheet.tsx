import { styled } from 'styled-components';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { PacketChartDrawing } from './PacketChartDrawing.tsx';
import { PacketFigures } from './PacketFigures.tsx';
import { PacketMapDrawing } from './PacketMapDrawing.tsx';
import type { Packet, PacketSection } from './packet.ts';

const Sheet = styled.article`
  display: grid;
  gap: ${space.xxl};
  h1 {
    font-size: clamp(2rem, 1.5rem + 2vw, 3rem);
  }
  @media print {
    gap: 6mm;
  }
`;
const Answer = styled.p`
  max-width: 40rem;
  color: ${color.link};
  font: ${weight.strong} ${text.xl} / 1.35 ${font.sign};
`;
const Part = styled.section`
  display: grid;
  gap: ${space.lg};
  padding-top: ${space.lg};
  border-top: 2px solid ${color.ink};
  @media print {
    padding-block: 3mm 0 !important;
  }
  h2 {
    font-size: 1.5rem;
  }
  ul {
    padding-left: 1.1rem;
  }
`;
const Pictures = styled.div`
  display: grid;
  gap: ${space.xl};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  @media print {
    grid-template-columns: 1fr 1fr;
  }
`;
const Foot = styled.footer`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`;

/** A packet as a page that prints. */
export default function PacketSheet({ packet }: { packet: Packet }) {
  return (
    <Sheet>
      <header>
        <h1>{packet.title}</h1>
        <Answer>{packet.answer}</Answer>
      </header>
      {packet.sections.map((section) => (
        <PacketPart key={section.heading} section={section} />
      ))}
      <Foot>{packet.closing}</Foot>
    </Sheet>
  );
}

function PacketPart({ section }: { section: PacketSection }) {
  const { heading, paragraphs, chart, map, tables, points = [] } = section;
  return (
    <Part aria-label={heading}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {chart && (
        <Pictures>
          {map && <PacketMapDrawing map={map} />}
          <PacketChartDrawing chart={chart} />
        </Pictures>
      )}
      {tables.map((table) => (
        <PacketFigures key={table.caption} table={table} />
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </Part>
  );
}
