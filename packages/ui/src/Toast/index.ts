export { useToast, type ToastWords } from './toast-context.ts';
export { ToastRoot } from './ToastRoot.tsx';
