import * as React from 'react';
import * as ReactDOM from 'react-dom';
import {
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { StyleSheetManager, createGlobalStyle, css, keyframes, styled, version } from 'styled-components';
import useSWR, { SWRConfig, mutate, preload, useSWRConfig } from 'swr';
import type { federationSingletons } from '../../../../tools/federation-singletons.ts';

type Singletons = typeof federationSingletons;
type SharedExports<Names> = Names extends readonly string[] ? Record<Names[number], unknown> : object;

/** Format in which the federation plugin looks up a shared package. */
interface Shared {
  get: () => Promise<() => unknown>;
  loaded: 1;
  scope: 'default';
  from: 'host';
}

declare global {
  var __federation_shared__: Record<string, Record<string, Record<string, Shared>>> | undefined;
}

// Named one by one, so that exports that the console does not use stay out of the bundle.
const sharedModules: { [Name in keyof Singletons]: SharedExports<Singletons[Name]> } = {
  react: React,
  'react-dom': ReactDOM,
  'react-router-dom': {
    Link,
    NavLink,
    Navigate,
    Outlet,
    Route,
    Routes,
    useLocation,
    useMatch,
    useNavigate,
    useParams,
    useSearchParams,
  },
  swr: { default: useSWR, SWRConfig, mutate, preload, useSWRConfig },
  'styled-components': { StyleSheetManager, createGlobalStyle, css, keyframes, styled },
};

/** Versions of the packages that do not export their own. */
export type BuiltVersions = Record<'react-router-dom' | 'swr', string>;

/** Registers this site's packages in the share scope, before the console loads. */
export function fillShareScope(builtVersions: BuiltVersions): void {
  const versions: { [Name in keyof Singletons]: string } = {
    react: React.version,
    'react-dom': ReactDOM.version,
    'styled-components': version,
    ...builtVersions,
  };
  const scope = ((globalThis.__federation_shared__ ??= {})['default'] ??= {});
  for (const [name, module] of Object.entries(sharedModules)) {
    const shared = strict(name, module);
    const get = async () => () => shared;
    scope[name] = { [versions[name as keyof Singletons]]: { get, loaded: 1, scope: 'default', from: 'host' } };
  }
}

const loaderKeys = new Set(['then', 'default', '__esModule', 'toJSON', '$$typeof']);

/** Throws an error that names the missing export, instead of an `undefined` somewhere in the console. */
function strict(name: string, module: object): object {
  // The plugin copies the other exports onto a callable default export, and a proxy would hide them.
  if (typeof (module as { default?: unknown }).default === 'function') return module;
  return new Proxy(module, {
    get(target, key) {
      if (typeof key === 'string' && !(key in target) && !loaderKeys.has(key)) {
        throw new Error(`The site does not share "${key}" of ${name}: add it to tools/federation-singletons.ts.`);
      }
      return Reflect.get(target, key) as unknown;
    },
  });
}
