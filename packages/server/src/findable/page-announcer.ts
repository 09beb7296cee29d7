/** Notifies search engines of changed pages (IndexNow). */
export type PageAnnouncer = { announce: (urls: readonly string[]) => Promise<void> }

export type IndexNowSetup = { key: string; endpoint: string; keyOrigins: ReadonlySet<string> }

/** The most addresses in one message. @see https://www.indexnow.org/documentation */
const MOST_ADDRESSES = 10_000
const PATIENCE_MS = 10_000

/** IndexNow: one message per host, with the key that a file on it contains. */
export function indexNow({ key, endpoint }: Pick<IndexNowSetup, 'key' | 'endpoint'>): PageAnnouncer {
  async function send(origin: string, urlList: readonly string[]): Promise<void> {
    const { host } = new URL(origin)
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok)
      throw new Error(
        `IndexNow answered ${response.status} for ${urlList.length} pages of ${host}: is ${origin}/${key}.txt there?`,
      )
  }
  return {
    async announce(urls) {
      for (const [origin, own] of Map.groupBy(urls, (url) => new URL(url).origin))
        for (let from = 0; from < own.length; from += MOST_ADDRESSES)
          await send(origin, own.slice(from, from + MOST_ADDRESSES))
    },
  }
}
