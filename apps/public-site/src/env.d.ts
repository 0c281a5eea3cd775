/// <reference types="vite/client" />

/** Types of the federation plugin's virtual module. */
declare module 'virtual:__federation__' {
  interface Remote {
    url: () => Promise<string>;
    format: 'esm';
    from: 'vite';
  }
  export function __federation_method_setRemote(name: string, remote: Remote): void;
  export function __federation_method_getRemote(name: string, exposed: string): Promise<unknown>;
}

declare const __ROUTER_VERSION__: string;
declare const __SWR_VERSION__: string;
declare const __STYLED_IN_BROWSERS__: string[] | undefined;
