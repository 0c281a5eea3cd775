import { styled } from 'styled-components';
import { pciBands } from '@workspace/ui/theme/pci.ts';
import { color, media } from '@workspace/ui/theme/tokens.ts';

// Runs on to both sides of the window, as a highway does.
const Strip = styled.svg`
  position: relative;
  left: 50%;
  width: 100vw;
  max-width: none;
  height: 11rem;
  transform: translateX(-50%);
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

/** The highway's middle line: a long bend and back. */
const heightAt = (x: number) => Math.round(138 + 34 * Math.sin(x / 240) + 14 * Math.sin(x / 97));

// One figure for each section of 40 units: its band, best 0. An example, worst where the flags stand.
const bands = '1100112233421100011223101122113345320011012';

const sections = Array.from(bands, (band, index) => {
  const [from, to] = [index * 40 - 40, index * 40];
  return { from, path: `M${from} ${heightAt(from)}L${to} ${heightAt(to)}`, fill: pciBands[Number(band)]!.fill };
});
const line = `M${sections.map(({ from }) => `${from} ${heightAt(from)}`).join('L')}`;
const flags = [350, 830, 1270];
const ramps = [180, 600, 1050, 1450].map(
  (x) =>
    `M${x - 70} ${heightAt(x - 70)}Q${x - 20} ${heightAt(x)} ${x} ${heightAt(x) - 62}Q${x + 20} ${heightAt(x)} ${x + 70} ${heightAt(x + 70)}M${x} 0V${heightAt(x) - 62}`,
);

/** A highway from one side of the window to the other, each section in the color of its rating. */
export function HighwayStrip() {
  return (
    <Strip
      viewBox="0 0 1600 240"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="A highway from left to right with four interchanges. Most sections are rated Good or better; three flags stand at sections rated Poor or worse."
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
