import { useSyncExternalStore } from 'react';
import { seemsSignedIn } from '../signed-in-hint.ts';

const neverChanges = () => () => {};
const onTheServer = () => false;

/**
 * Returns true when this browser has signed in here, so that requesting the current user makes sense. False on the
 * server.
 */
export const useSeemsSignedIn = (): boolean => useSyncExternalStore(neverChanges, seemsSignedIn, onTheServer);
