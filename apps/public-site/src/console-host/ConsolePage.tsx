import { Head } from '../head/Head.tsx';
import { Island } from '../islands/Island.tsx';
import { usePage } from '../page-data/page-context.ts';

/** The page of every URL of the console. */
export default function ConsolePage() {
  const { staffConsoleUrl } = usePage();
  return (
    <>
      <Head title="Staff console" description="For staff." />
      <Island name="console" hydrate="eager" props={{ consoleUrl: staffConsoleUrl }} />
    </>
  );
}
