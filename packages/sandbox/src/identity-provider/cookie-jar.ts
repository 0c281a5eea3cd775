/** A browser without JavaScript for tests: stores cookies by path, follows redirects manually. */
export class CookieJar {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url);
    const sent = [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name.split(' ')[0]}=${value}`);
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie: sent.join('; ') },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Follows redirects while they stay on this origin; returns the last response and its target. */
  async follow(
    url: string,
    init?: RequestInit,
  ): Promise<{ response: Response; url: string; leadsTo: string | undefined }> {
    const response = await this.fetch(url, init);
    const location = response.headers.get('location');
    if (!location) return { response, url, leadsTo: undefined };
    const next = new URL(location, url);
    return next.origin === new URL(url).origin ? this.follow(next.href) : { response, url, leadsTo: next.href };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find((each) => each.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
    const key = `${name} ${path}`;
    if (value === '') this.#cookies.delete(key);
    else this.#cookies.set(key, { value, path });
  }
}
