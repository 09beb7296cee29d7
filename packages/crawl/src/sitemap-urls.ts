import type { Found } from './site-problems.ts'

type Ask = (url: string) => Promise<{ status: number; text: string }>

const LOCATION = /<loc>([^<]+)<\/loc>/g
const SMALLEST_ADDRESS = 'http://a/'.length
const MOST_ADDRESSES = 50_000

/** Every page that the sitemaps name, the one of robots.txt first; a sitemap that cannot be read is a problem. */
export async function sitemapUrls(origin: string, ask: Ask): Promise<{ urls: string[]; problems: Found[] }> {
  const robots = await ask(`${origin}/robots.txt`)
  const index = /^Sitemap: (\S+)$/m.exec(robots.text)?.[1]
  if (robots.status !== 200 || index === undefined)
    return { urls: [], problems: [{ url: `${origin}/robots.txt`, problem: 'names no sitemap' }] }

  const problems: Found[] = []
  const urls = new Set<string>()
  const waiting = [index]
  for (const url of waiting) {
    const { status, text } = await ask(url)
    const found = [...text.matchAll(LOCATION)].map(([, address = '']) => plain(address))
    if (status !== 200 || found.length === 0) problems.push({ url, problem: 'is no sitemap' })
    else if (found.length > MOST_ADDRESSES) problems.push({ url, problem: `names ${found.length} addresses` })
    if (text.includes('<sitemapindex')) waiting.push(...found)
    else {
      for (const address of found) {
        if (address.length < SMALLEST_ADDRESS || urls.has(address))
          problems.push({ url, problem: `names ${address} twice` })
        urls.add(address)
      }
    }
  }
  return { urls: [...urls], problems }
}

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
