import { createRoot } from 'react-dom/client';
import { KitPage } from './KitPage.tsx';

createRoot(document.getElementById('root')!).render(<KitPage />);
