import type { ReactNode } from 'react';

/** One tab: its id, what its button shows, what its panel shows. */
export type Tab = { id: string; label: ReactNode; content: ReactNode };
