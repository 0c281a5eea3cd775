/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The version of the console's package; undefined in unit tests. */
  readonly CONSOLE_VERSION?: string;
  /** The commit of the build, or `unknown`. */
  readonly CONSOLE_COMMIT?: string;
}
