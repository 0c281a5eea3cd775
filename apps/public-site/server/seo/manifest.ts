import { brand } from '@workspace/contracts/brand';

/** The web app manifest: icons for a home screen. It opens the site in the browser, not as an app. */
export const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  start_url: '/',
  display: 'browser',
  background_color: '#f5f3ee',
  theme_color: '#17191a',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
