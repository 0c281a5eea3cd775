import { useSyncExternalStore } from 'react';
import { seemsSignedIn } from '../signed-in-hint.ts';

const neverChanges = () => () => {};
const onTheServer = () => false;

/** Whether this browser has signed in here, so that asking who it is may have an answer. False on the server. */
export const useSeemsSignedIn = (): boolean => useSyncExternalStore(neverChanges, seemsSignedIn, onTheServer);
