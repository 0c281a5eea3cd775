import { Head } from '../../head/Head.tsx';
import { Council } from './sections/Council.tsx';
import { Hero } from './sections/Hero.tsx';
import { Outlook } from './sections/Outlook.tsx';
import { Priorities } from './sections/Priorities.tsx';
import { Route } from './sections/Route.tsx';

/** The page for cities above the calculator. */
export function Opening() {
  return (
    <>
      <Head
        title="Pavement management for cities: which streets first"
        description="Rate every street by one method, the Pavement Condition Index, put the repairs in order, and show the council what it costs to wait."
        path="/cities"
        preview={{ tab: 'For cities', title: 'Which streets first, and what it saves' }}
      />
      <Hero />
      <Council />
      <Outlook />
      <Route />
      <Priorities />
    </>
  );
}
