/** The address of a file as the site's build emits it (Vite). */
declare module '*?url' {
  const url: string;
  export default url;
}

/** The same for a font cut down to the core letters of a kind (tools/vite-core-fonts.ts). A build without that plugin takes the whole font. */
declare module '*?core=sign' {
  const url: string;
  export default url;
}
declare module '*?core=text' {
  const url: string;
  export default url;
}
