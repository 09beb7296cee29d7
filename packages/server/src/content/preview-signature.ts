import { createHash, timingSafeEqual } from 'node:crypto'

/** A link of the visual editor is good for so long. */
export const PREVIEW_SECONDS = 3600
/** Clocks differ a little; a link from further ahead is invented. */
const AHEAD_SECONDS = 60

const SHA1 = /^[0-9a-f]{40}$/i
const NAME = '_storyblok_tk'
const FIELDS = { spaceId: `${NAME}[space_id]`, timestamp: `${NAME}[timestamp]`, token: `${NAME}[token]` }

/** Whether an address asks for a draft at all. */
export function asksForPreview(search: URLSearchParams): boolean {
  return search.has(FIELDS.token) || search.has('_storyblok')
}

/**
 * Whether an address was signed by the visual editor of this space: `sha1(space:preview token:timestamp)`, younger
 * than an hour. Compared in constant time.
 *
 * @see integrations §2.3
 */
export function isSignedPreview(search: URLSearchParams, previewToken: string, now: Date): boolean {
  const [spaceId, timestamp, token] = [FIELDS.spaceId, FIELDS.timestamp, FIELDS.token].map((name) =>
    search.get(name),
  )
  if (!spaceId || !timestamp || !/^\d{1,12}$/.test(timestamp)) return false
  if (!token || !SHA1.test(token)) return false

  const age = now.valueOf() / 1000 - Number(timestamp)
  const expected = createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest()
  const given = Buffer.from(token, 'hex')
  const isSame = given.length === expected.length && timingSafeEqual(given, expected)
  return isSame && age < PREVIEW_SECONDS && age > -AHEAD_SECONDS
}

/** The same address without anything of the editor's. */
export function withoutPreview(url: URL): URL {
  const plain = new URL(url)
  for (const name of [...plain.searchParams.keys()])
    if (name.startsWith('_storyblok')) plain.searchParams.delete(name)
  return plain
}
