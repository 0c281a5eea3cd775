import { styled } from 'styled-components';
import { pciBands } from '@workspace/ui/theme/pci.ts';
import { color, media } from '@workspace/ui/theme/tokens.ts';

// Extends to both sides of the window, like a highway.
const Strip = styled.svg`
  position: relative;
  left: 50%;
  width: 100vw;
  max-width: none;
  /* A low strip shows more of its width: on a phone all three flags. */
  height: 8rem;
  transform: translateX(-50%);
  ${media.phoneUp} {
    height: 11rem;
  }
  ${media.desktop} {
    height: auto;
    min-height: 13rem;
    aspect-ratio: 1600 / 240;
  }
  .bed {
    stroke: #2b3032;
  }
  .median {
    stroke: ${color.ground};
  }
  .ramp {
    stroke: #858a89;
  }
  .flag {
    fill: ${color.lane};
  }
  .pole {
    stroke: #ece9e1;
  }
`;

/** The highway's center line: a long bend and back. */
const heightAt = (x: number) => Math.round(138 + 34 * Math.sin(x / 240) + 14 * Math.sin(x / 97));

const sectionLength = 40;

// One digit for each section: the index of its band, best 0. An example; the worst sections are where a phone shows
// them.
const bands = '1100112310112242101253101243211221001320012';

const poor = pciBands.findIndex(({ name }) => name === 'Poor');
const sections = Array.from(bands, (digit, index) => {
  const [from, to] = [(index - 1) * sectionLength, index * sectionLength];
  const band = Number(digit);
  return { from, band, path: `M${from} ${heightAt(from)}L${to} ${heightAt(to)}`, fill: pciBands[band]!.fill };
});
const line = `M${sections.map(({ from }) => `${from} ${heightAt(from)}`).join('L')}`;
const flags = sections.filter(({ band }) => band >= poor).map(({ from }) => from + sectionLength / 2);
const ramps = [180, 660, 900, 1380].map(
  (x) =>
    `M${x - 70} ${heightAt(x - 70)}Q${x - 20} ${heightAt(x)} ${x} ${heightAt(x) - 62}Q${x + 20} ${heightAt(x)} ${x + 70} ${heightAt(x + 70)}M${x} 0V${heightAt(x) - 62}`,
);

/** A highway across the window, each section in the color of its rating. */
export function HighwayStrip() {
  return (
    <Strip
      viewBox="0 0 1600 240"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="A highway from left to right with interchanges. Most sections are rated Good or better; three flags stand at the sections rated Poor or worse."
      fill="none"
    >
      {ramps.map((ramp) => (
        <path key={ramp} className="ramp" d={ramp} strokeWidth="5" />
      ))}
      <path className="bed" d={line} strokeWidth="38" />
      {sections.map(({ from, path, fill }) => (
        <path key={from} d={path} stroke={fill} strokeWidth="26" />
      ))}
      <path className="median" d={line} strokeWidth="5" />
      {flags.map((x) => (
        <g key={x}>
          <path className="pole" d={`M${x} ${heightAt(x)}v-84`} strokeWidth="4" />
          <path className="flag" d={`M${x + 2} ${heightAt(x) - 84}h44l-12 14l12 14h-44z`} />
        </g>
      ))}
    </Strip>
  );
}
