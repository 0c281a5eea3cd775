export { useToast, type ToastContent } from './toast-context.ts';
export { ToastRoot } from './ToastRoot.tsx';
