/** The address of a file as the site's build emits it (Vite). */
declare module '*?url' {
  const url: string;
  export default url;
}
