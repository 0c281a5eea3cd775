import type { ReactNode } from 'react';

/** One tab: its id, its label, and the content of its panel. */
export type Tab = { id: string; label: ReactNode; content: ReactNode };
