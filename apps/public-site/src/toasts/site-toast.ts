import { createContext, useContext } from 'react';
import type { ToastContent } from '@workspace/ui/Toast';

export type ShowToast = (content: ToastContent) => void;

export const SiteToastContext = createContext<ShowToast>(() => {});

/** Returns the function that shows a toast on a public page. */
export const useSiteToast = (): ShowToast => useContext(SiteToastContext);
