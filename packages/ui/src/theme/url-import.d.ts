/** URL of a file as the site's build emits it (Vite). */
declare module '*?url' {
  const url: string;
  export default url;
}

/**
 * The same for a font reduced to the core letters of its kind (tools/vite-core-fonts.ts). A build without that plugin
 * uses the full font.
 */
declare module '*?core=sign' {
  const url: string;
  export default url;
}
declare module '*?core=text' {
  const url: string;
  export default url;
}
