import { useSyncExternalStore } from 'react';

// The build takes this file in place of a CommonJS shim that would bring a second React: see vite.config.ts.
export { useSyncExternalStore };
