import { styled } from 'styled-components';
import { bandOf, pciBands } from '@workspace/ui/theme/pci.ts';
import { color, font, media, weight } from '@workspace/ui/theme/tokens.ts';
import { storyCorridor } from '../../../../content/street-networks.ts';

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
  text {
    fill: ${color.onLane};
    font: ${weight.strong} 24px ${font.sign};
    text-anchor: middle;
  }
  text[data-on] {
    fill: #ffffff;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** The highway's center line: a long bend and back. */
const heightAt = (x: number) => Math.round(138 + 34 * Math.sin(x / 240) + 14 * Math.sin(x / 97));

const sectionLength = 40;

// The worst sections are where a phone shows them.
const { bands, firstKm, posts, sectionKm } = storyCorridor;

const sections = Array.from(bands, (digit, index) => {
  const [from, to] = [(index - 1) * sectionLength, index * sectionLength];
  const band = Number(digit);
  return { from, band, path: `M${from} ${heightAt(from)}L${to} ${heightAt(to)}`, fill: pciBands[band]!.fill };
});
const line = `M${sections.map(({ from }) => `${from} ${heightAt(from)}`).join('L')}`;
const flags = posts.map(({ section, pci }) => ({
  x: (section - 0.5) * sectionLength,
  km: `km ${firstKm + section * sectionKm}`,
  pci,
}));
const saidPosts = flags.map(({ km, pci }) => `${km} with ${pci}`).join(', ');
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
      aria-label={`A highway from left to right with interchanges. Most sections are rated Good or better; posts stand at the sections rated Poor or worse: ${saidPosts}.`}
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
      {flags.map((flag) => (
        <Post key={flag.km} {...flag} />
      ))}
    </Strip>
  );
}

/** A post at new damage: its kilometer, and the section's rating in its color. */
function Post({ x, km, pci }: (typeof flags)[number]) {
  const [foot, top] = [heightAt(x), heightAt(x) - 86];
  const band = bandOf(pci);
  return (
    <>
      <path className="pole" d={`M${x} ${foot}v-86`} strokeWidth="4" />
      <path className="flag" d={`M${x + 2} ${top}h92v34h-92z`} />
      <path d={`M${x + 94} ${top}h42v34h-42z`} fill={band.fill} />
      <text aria-hidden="true" x={x + 48} y={top + 25}>
        {km}
      </text>
      <text aria-hidden="true" x={x + 115} y={top + 25} data-on={band.onFill === '#ffffff' || undefined}>
        {pci}
      </text>
    </>
  );
}
