const ofRobots =
  /(?<!cu)bot|crawl|spider|slurp|archiver|scan|monitor|preview|fetch|headless|lighthouse|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|okhttp|libwww|httpclient|axios|node|undici|postman/i;

/** Returns true when the user agent is a program rather than a browser. A missing user agent counts as a program. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || ofRobots.test(userAgent);
