import { Council } from './sections/Council.tsx';
import { Hero } from './sections/Hero.tsx';
import { Outlook } from './sections/Outlook.tsx';
import { Priorities } from './sections/Priorities.tsx';
import { Route } from './sections/Route.tsx';

/** The page for cities down to the calculator. */
export default function Opening() {
  return (
    <>
      <Hero />
      <Council />
      <Outlook />
      <Route />
      <Priorities />
    </>
  );
}
