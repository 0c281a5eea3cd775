/** Groups of buyers, their decision, and the way a rating supports it. */
export const readers = [
  {
    who: 'Cities, counties and parishes',
    asks: 'Which streets to treat this year, and how to show the council that the order is fair.',
    gets: 'One index for every segment, the images behind it, and a plan for several years within the budget.',
  },
  {
    who: 'Highway and tollroad operators',
    asks: 'Where damage begins, early enough to repair it before it closes a lane.',
    gets: 'The same scale on every mile, scanned as often as monthly, so that what has changed shows.',
  },
  {
    who: 'Engineering and paving firms',
    asks: 'How to serve more clients without more people on the road.',
    gets: 'The technology under their own name: many cities on one dashboard, a portal for each.',
  },
] as const;
