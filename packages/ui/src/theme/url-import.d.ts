/** URL of a file as the site's build emits it (Vite). */
declare module '*?url' {
  const url: string;
  export default url;
}

/**
 * The same for a font reduced to the letters of its kind (tools/vite-subset-fonts.ts). A build without that plugin
 * uses the full font.
 */
declare module '*?subset=sign' {
  const url: string;
  export default url;
}
declare module '*?subset=text' {
  const url: string;
  export default url;
}
