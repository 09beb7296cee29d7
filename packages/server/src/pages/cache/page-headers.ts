import type { Encoding } from '../../http/encoding.ts'
import type { FinishedPage } from './finished-page.ts'
import { tagOf } from './page-bodies.ts'

type Sent = { etag: string; encoding?: Encoding; now: Date }

/** What leaves with a page, or without encoding with the word that the reader has it. */
export function pageHeaders(page: FinishedPage, { etag, encoding, now }: Sent): Record<string, string> {
  const isPacked = encoding !== undefined && encoding !== 'identity'
  return {
    ...page.headers,
    etag,
    ...ageOf(page, now),
    ...(isPacked ? { 'content-encoding': encoding } : {}),
  }
}

/** The tag under which a reader has the page in the encoding that it takes; null where it has it not. */
export function knownTag(
  ifNoneMatch: string | null | undefined,
  page: Pick<FinishedPage, 'etag'>,
  encoding: Encoding,
): string | null {
  if (!ifNoneMatch) return null
  const had = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  const tags = [tagOf(page, encoding, 'thorough'), tagOf(page, encoding, 'quick')]
  return tags.find((tag) => had.includes(tag)) ?? null
}

/** Whole seconds since a page was made that changes by itself; null for any other. */
export function secondsOld({ madeAt }: FinishedPage, now: Date): number | null {
  return madeAt === undefined ? null : Math.ceil((now.valueOf() - madeAt) / 1000)
}

/** Without it a cache on the way would count from now, and keep a campaign's page past its end. */
function ageOf(page: FinishedPage, now: Date): Record<string, string> {
  const age = secondsOld(page, now)
  return age === null ? {} : { age: String(age) }
}
