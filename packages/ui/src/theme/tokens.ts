/** Colors by their use. Values follow the system's color scheme and the ground of the element (see scheme.ts). */
export const color = {
  /** Background of the page. */
  ground: 'var(--ground)',
  /** Alternate sections, table heads, subtle fills. */
  groundAlt: 'var(--ground-alt)',
  /** Panels, dialogs, menus, inputs: surfaces on the ground. */
  surface: 'var(--surface)',
  /** Headings and text. */
  ink: 'var(--ink)',
  /** Secondary text: captions, hints, dates. */
  inkSoft: 'var(--ink-soft)',
  /** Rules between elements; convey no meaning alone. */
  line: 'var(--line)',
  /** Borders of controls (3:1 against ground and surface). */
  lineControl: 'var(--line-control)',
  /** Links and progress: the green of a guide sign. */
  link: 'var(--link)',
  /** Ground of a subtle green mark or a calm notice. */
  linkTint: 'var(--link-tint)',
  /** Lane yellow: primary action and marks. Never text on a light ground. */
  lane: 'var(--lane)',
  /** Text on lane yellow, in both schemes. */
  onLane: 'var(--on-lane)',
  /** The guide sign itself; white text on it in both schemes. */
  sign: 'var(--sign)',
  /** Text on the guide sign. */
  onSign: 'var(--on-sign)',
  /** Road surface: header, hero, plan lanes, console side. */
  asphalt: 'var(--asphalt)',
  /** A raised part of the road surface. */
  asphaltRaised: 'var(--asphalt-raised)',
  /** Deletion and failure: text and borders. */
  danger: 'var(--danger)',
  /** Ground of a destructive notice. */
  dangerTint: 'var(--danger-tint)',
  /** Ground of a danger button. */
  dangerFill: 'var(--danger-fill)',
  /** Warning: text on its tint. */
  caution: 'var(--caution)',
  /** Ground of a warning. */
  cautionTint: 'var(--caution-tint)',
  /** The focus ring. */
  focus: 'var(--focus)',
  /** Backdrop of a dialog. */
  scrim: 'var(--scrim)',
  /** Elevation of menus and dialogs. */
  shadow: 'var(--shadow)',
} as const;

/** Distances between and inside elements, on a 4 px grid in rem. */
export const space = {
  /** 2 px: between a mark and its text. */
  hair: '0.125rem',
  /** 4 px: inside badges. */
  xs: '0.25rem',
  /** 8 px: between a label and its control. */
  sm: '0.5rem',
  /** 12 px: inside dense rows. */
  md: '0.75rem',
  /** 16 px: between controls; the page's side on a phone. */
  lg: '1rem',
  /** 24 px: inside panels. */
  xl: '1.5rem',
  /** 40 px: between groups. */
  xxl: '2.5rem',
  /** 56 to 112 px: above and below a section of a public page. */
  section: 'clamp(3.5rem, 2.2rem + 5.2vw, 7rem)',
  /** The page's side padding. */
  gutter: 'clamp(1rem, 0.4rem + 2.6vw, 2.5rem)',
} as const;

/** Corners: signs and road marks are nearly square. */
export const radius = {
  /** Badges, marks. */
  sm: '3px',
  /** Buttons, inputs, panels. */
  md: '5px',
  /** The guide sign. */
  sign: '14px',
} as const;

/** Font families. The fallbacks are measured, so that nothing shifts when the real font loads. */
export const font = {
  /** Headings, numbers and controls: the letters of highway signs. */
  sign: `'Overpass Variable', 'Overpass Fallback', system-ui, sans-serif`,
  /** Running text. */
  text: `'Public Sans Variable', 'Public Sans Fallback', system-ui, sans-serif`,
  /** Captions of pictures, ids, timings. */
  mono: `'Overpass Mono Variable', 'Overpass Mono Fallback', ui-monospace, monospace`,
} as const;

/** Text sizes; the large ones grow with the window. The dense scale replaces the others (see dense-scale.ts). */
export const text = {
  /** Captions, badges. */
  xs: 'var(--text-xs, 0.8125rem)',
  /** Hints, dense tables, menus. */
  sm: 'var(--text-sm, 0.9375rem)',
  /** Running text: 17 px. */
  md: 'var(--text-md, 1.0625rem)',
  /** Lead paragraphs. */
  lg: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
  /** Panel headings. */
  xl: 'var(--text-xl, 1.3125rem)',
  /** Section headings. */
  xxl: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem)',
  /** The one title of a page. */
  display: 'clamp(2.375rem, 1.35rem + 4.4vw, 4.75rem)',
} as const;

/** Sizes of controls; the dense scale replaces them. */
export const control = {
  /** Height of buttons in rows and bars: 36 px. */
  sm: 'var(--control-sm, 2.25rem)',
  /** Height of buttons and fields in forms: 44 px. */
  md: 'var(--control-md, 2.75rem)',
  /** Text of buttons in forms. */
  text: 'var(--control-text, 1rem)',
  /** Width of a button's border. */
  border: 'var(--control-border, 2px)',
} as const;

/** Weights of the sign font. */
export const weight = { text: 400, medium: 560, strong: 680, heavy: 780 } as const;

/** Widths of columns. */
export const measure = {
  /** Running text: 65 to 75 characters. */
  text: '41rem',
  /** A page's content. */
  page: '75rem',
} as const;

/** Media queries at which layouts change. Use as `${media.desktop} { … }`. */
export const media = {
  /** From 40 rem (640 px): two columns become possible. */
  phoneUp: '@media (min-width: 40rem)',
  /** From 60 rem (960 px): desktop navigation, split sections. */
  desktop: '@media (min-width: 60rem)',
  /** From 70 rem (1120 px): room for a third column. */
  roomy: '@media (min-width: 70rem)',
  /** From 76 rem (1216 px): room for every label of the header. */
  header: '@media (min-width: 76rem)',
  /** From 90 rem (1440 px): wide screens. */
  wide: '@media (min-width: 90rem)',
  /** For users who prefer reduced motion. */
  calm: '@media (prefers-reduced-motion: reduce)',
} as const;

/** Layers, lowest first; dialogs, menus and drawers are in the browser's top layer and need none. */
export const layer = { header: 10, toast: 50 } as const;
