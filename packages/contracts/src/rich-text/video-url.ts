/** A video of a site that can be embedded. */
export interface Video {
  site: 'youtube' | 'vimeo';
  id: string;
  /** The key of an unlisted video of Vimeo. */
  key?: string;
  /** The second to begin at. */
  start?: number;
}

/** Names of the sites as readers know them. */
export const videoSites = { youtube: 'YouTube', vimeo: 'Vimeo' } as const satisfies Record<Video['site'], string>;

const youtubeHosts = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const vimeoHosts = /^(?:(?:www|player)\.)?vimeo\.com$/;

/** Parses the URL of a video's page, of its short link or of its player. Undefined for any other URL. */
export function parseVideo(url: string): Video | undefined {
  const parsed = URL.parse(url.trim());
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined;
  if (parsed.hostname === 'youtu.be') return youtubeOf(parsed.pathname.slice(1), parsed.searchParams);
  if (youtubeHosts.test(parsed.hostname)) return youtubeOf(youtubeId(parsed), parsed.searchParams);
  return vimeoHosts.test(parsed.hostname) ? vimeoOf(parsed) : undefined;
}

const youtubeId = ({ pathname, searchParams }: URL): string =>
  pathname === '/watch'
    ? (searchParams.get('v') ?? '')
    : (/^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '');

function youtubeOf(id: string, query: URLSearchParams): Video | undefined {
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  const start = secondsOf(query.get('t') ?? query.get('start') ?? '');
  return { site: 'youtube', id, ...(start > 0 && { start }) };
}

function vimeoOf({ pathname, searchParams, hash }: URL): Video | undefined {
  const [, id, inPath] =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,12})(?:\/([\da-f]{1,20}))?\/?$/.exec(pathname) ??
    [];
  if (!id) return undefined;
  const inQuery = searchParams.get('h') ?? '';
  const key = inPath ?? (/^[\da-f]{1,20}$/.test(inQuery) ? inQuery : undefined);
  const start = secondsOf(/^#t=(.*)$/.exec(hash)?.[1] ?? '');
  return { site: 'vimeo', id, ...(key && { key }), ...(start > 0 && { start }) };
}

/** Reads `90`, `90s` and `1h2m3s`; 0 for anything else. */
function secondsOf(text: string): number {
  const [whole, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return whole ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0;
}

/** Returns the URL of a video's page: its one form in stored posts. */
export function videoUrl({ site, id, key, start }: Video): string {
  if (site === 'youtube') return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`;
  return `https://vimeo.com/${id}${key ? `/${key}` : ''}${start ? `#t=${start}s` : ''}`;
}

/** Returns the URL of a video's player, which stores no cookie before the video plays. */
export function playerUrl({ site, id, key, start }: Video): string {
  if (site === 'youtube')
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`;
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}${start ? `#t=${start}s` : ''}`;
}

/** Returns the message for a URL that is no video to embed, or undefined for one that is. */
export function videoError(url: string): string | undefined {
  if (url.trim() === '') return 'Paste the address of a video on YouTube or Vimeo.';
  if (parseVideo(url)) return undefined;
  const host = URL.parse(url.trim())?.hostname ?? '';
  if (youtubeHosts.test(host) || host === 'youtu.be' || vimeoHosts.test(host))
    return 'This address leads to no single video. Open the video and copy its address.';
  return 'Only videos of YouTube and Vimeo can be shown here. Use a link card for any other.';
}
