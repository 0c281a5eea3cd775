import { createContext, useContext } from 'react';
import type { ToastWords } from '@workspace/ui/Toast';

/** Shows one toast. */
export type ShowToast = (words: ToastWords) => void;

export const SiteToastContext = createContext<ShowToast>(() => {});

/** The function that shows a toast on a public page. */
export const useSiteToast = (): ShowToast => useContext(SiteToastContext);
