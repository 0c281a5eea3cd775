import { Button } from '../../src/Button/index.ts';
import { ToastRoot, useToast } from '../../src/Toast/index.ts';
import { State } from '../State.tsx';

const toasts = {
  calm: { title: 'Success', description: 'Blog post created successfully!' },
  'calm, with a way back': {
    title: 'Success',
    description: 'Blog post deleted successfully!',
    action: { label: 'Undo', elsewhere: 'Restore it from the trash', run: () => {} },
  },
  destructive: { title: 'Error', description: 'Failed to create blog post.', tone: 'destructive' },
} as const;

function Raisers() {
  const toast = useToast();
  return Object.entries(toasts).map(([name, texts]) => (
    <State key={name} name={name}>
      <Button onClick={() => toast(texts)}>Raise a {name} toast</Button>
    </State>
  ));
}

export function ToastShow() {
  return (
    <ToastRoot>
      <Raisers />
    </ToastRoot>
  );
}
