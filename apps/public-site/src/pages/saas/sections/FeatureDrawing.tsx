import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { detection } from '@workspace/ui/theme/detection.ts';
import { pciBands } from '@workspace/ui/theme/pci.ts';
import { color } from '@workspace/ui/theme/tokens.ts';
import type { PartnerFeatureId } from '../../../../content/partner-features.ts';

const Sketch = styled.svg`
  stroke-width: 3;
  fill: none;
  stroke: ${color.ink};
  .soft {
    stroke: ${color.lineControl};
  }
  .lane {
    fill: ${color.lane};
    stroke: none;
  }
  .solid {
    fill: ${color.ink};
    stroke: none;
  }
  .page {
    fill: ${color.surface};
  }
  .found {
    fill: ${detection.high};
    fill-opacity: 0.16;
    stroke: ${detection.high};
  }
  .sign {
    fill: ${color.sign};
    stroke: none;
  }
`;

const frames = [0, 1, 2, 3, 4].map((i) => 24 + i * 94);

// Each drawing repeats its text and is hidden from screen readers.
const drawings: Record<PartnerFeatureId, { width: number; marks: ReactNode }> = {
  images: {
    width: 480,
    marks: (
      <>
        <path d="M0 108h480" />
        {frames.map((x) => (
          <path key={x} className="lane" d={`M${x + 26} 102h8v12h-8z`} />
        ))}
        {frames.map((x) => (
          <path key={x} className="page" d={`M${x} 22h60v44h-60zM${x + 30} 66v30`} />
        ))}
        {frames.map((x, i) => (
          <path key={x} className="soft" d={`M${x + 10} 56l${14 + i * 2} -${18 + i * 3}l${22 - i * 2} ${18 + i * 3}`} />
        ))}
        <path className="found" d="M218 32h32v26h-32z" />
      </>
    ),
  },
  distresses: {
    width: 220,
    marks: (
      <>
        <path className="soft" d="M14 64h192" strokeDasharray="22 18" />
        <path d="M60 12l14 22l-10 16l22 18l-8 20l16 20M86 68l28 -8l12 12l26 -10" />
        <path className="found" d="M48 8h68v106h-68z" />
        <path className="found" d="M112 44h52v38h-52z" />
      </>
    ),
  },
  rating: {
    width: 220,
    marks: (
      <>
        {pciBands.map(({ name, from, to, fill }) => (
          <path
            key={name}
            stroke="none"
            fill={fill}
            d={`M${10 + from * 2} 62h${(to - from) * 2 - 2}v26h-${(to - from) * 2 - 2}z`}
          />
        ))}
        <path className="solid" d="M154 54l-11 -18h22z" />
        <path d="M10 100v8M50 100v8M90 100v8M130 100v8M170 100v8M210 100v8" className="soft" />
      </>
    ),
  },
  inventory: {
    width: 220,
    marks: (
      <>
        <path d="M6 108h208" />
        <path d="M34 106V58M20 22l14 -14l14 14v22l-14 14l-14 -14z" />
        <path className="lane" d="M34 14l8 8v18l-8 8l-8 -8v-18z" />
        <path d="M84 106V62q14 -18 28 0v44M78 74h40M78 106h40" />
        <path d="M146 96h56l8 12h-72zM158 96l-4 12M172 96v12M186 96l4 12" />
        <path className="soft" d="M174 84V30M174 30q14 -14 28 0" />
      </>
    ),
  },
  plan: {
    width: 220,
    marks: (
      <>
        <path className="soft" d="M30 8v104M74 8v104M118 8v104M162 8v104M206 8v104" strokeWidth="1.5" />
        <path stroke="none" fill={pciBands[0].fill} d="M32 18h60v16h-60z" />
        <path stroke="none" fill={pciBands[1].fill} d="M76 42h84v16h-84z" />
        <path stroke="none" fill={pciBands[3].fill} d="M120 66h40v16h-40z" />
        <path stroke="none" fill={pciBands[4].fill} d="M142 90h62v16h-62z" />
        <path d="M12 26h8M12 50h8M12 74h8M12 98h8" />
      </>
    ),
  },
  clients: {
    width: 480,
    marks: (
      <>
        {[230, 130, 30].map((x) => (
          <g key={x}>
            <path className="page" d={`M${x} ${18 + (230 - x) / 20}h210v84h-210z`} />
            <path className="sign" d={`M${x + 2} ${20 + (230 - x) / 20}h206v16h-206z`} />
          </g>
        ))}
        <path stroke={pciBands[1].fill} d="M52 62h70l40 28h60" strokeWidth="6" />
        <path stroke={pciBands[4].fill} d="M76 92l22 -30M122 62l30 -8" strokeWidth="6" />
        <path className="lane" d="M40 32h26v8h-26z" />
      </>
    ),
  },
};

/** A line drawing of a feature. */
export function FeatureDrawing({ feature }: { feature: PartnerFeatureId }) {
  const { width, marks } = drawings[feature];
  return (
    <Sketch viewBox={`0 0 ${width} 120`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
      {marks}
    </Sketch>
  );
}
