/** One path each on a field of 32 by 32, with a square-ended stroke like the symbols of signs. */
export const pictogramPaths = {
  camera: 'M4 10h16v14H4zM20 15l8-4v12l-8-4M9 15h4',
  vehicle: 'M5 21H3v-5l4-8h11l5 7h6v6h-3M20 21h-9M8 24a3 3 0 100-6 3 3 0 000 6zM23 24a3 3 0 100-6 3 3 0 000 6z',
  detection: 'M4 10V4h6M22 4h6v6M28 22v6h-6M10 28H4v-6M9 12l5 4-2 5 7-2 3 5',
  plan: 'M4 4v24h24M10 23v-5M17 23V12M24 23V7',
  map: 'M4 7l8-3 8 3 8-3v21l-8 3-8-3-8 3zM12 4v21M20 7v21',
  report: 'M7 3h12l6 6v20H7zM19 3v6h6M11 15h10M11 20h10M11 25h6',
  ranking: 'M4 7h3M4 16h3M4 25h3M12 7h16M12 16h11M12 25h6',
  road: 'M12 4L5 28M20 4l7 24M16 5v3M16 14v4M16 24v3',
  sign: 'M16 3l10 10-10 10L6 13zM16 23v6',
  bin: 'M5 9h22M12 9V5h8v4M8 9l2 19h12l2-19M14 14v9M18 14v9',
  building: 'M6 28V4h14v24M20 13h7v15M3 28h26M11 10h1M15 10h1M11 16h1M15 16h1M11 22h1M15 22h1',
  plate: 'M3 7h26v14H3zM16 21v8M9 14h14',
  person: 'M16 4a4 4 0 100 8 4 4 0 000-8zM7 28v-7l4-5h10l4 5v7',
  portal: 'M3 6h26v20H3zM3 12h26M8 17h8M8 21h5M21 17h4v4h-4z',
  call: 'M5 18v-3a11 11 0 0122 0v3M5 18h4v8H5zM23 18h4v8h-4zM27 26v3h-8',
} as const;
