// Mail clients support neither CSS variables nor external style sheets: inline values of the light scheme, with
// overrides for the dark one. Each color is also set on its element, because some clients drop <style>.

/** Fonts of headings and of running text. */
export const sign = `font-family:Overpass,'Public Sans','Segoe UI',Arial,sans-serif`;
export const read = `font-family:'Public Sans','Segoe UI',Arial,sans-serif`;

/** The colors of the light scheme. */
export const colors = {
  ground: '#f5f3ee',
  sheet: '#fffefb',
  ink: '#17191a',
  soft: '#4d5153',
  link: '#00563f',
  line: '#d3cfc3',
  lane: '#f2b705',
} as const;

/**
 * Rules for clients that read a style sheet: narrow screens, from the width at which the column with less padding is not
 * wider than a picture, and the dark scheme.
 */
export const styleSheet = `
  body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
  a { color: #00563f; }
  @media (max-width: 560px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } h1 { font-size: 26px !important; } }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: #17191a !important; }
    .sheet { background-color: #24282a !important; }
    .ink, .ink h1, .ink h2, .ink h3, .ink h4 { color: #ece9e1 !important; }
    .soft, .soft a { color: #b6b9b4 !important; }
    .link, .ink .link { color: #5bb894 !important; }
    .line { border-color: #3a3f41 !important; }
  }`;
