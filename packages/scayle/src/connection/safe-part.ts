import { problem } from '@shop/api-client/contract/problem'

const SAFE = /^[A-Za-z0-9_-]{1,128}$/

/** Whether something may be a part of an address: the client does not encode it, so `../products` would lead elsewhere. */
export function isSafePart(part: string): boolean {
  return SAFE.test(part)
}

/** The part of an address. @throws 404 for anything else than letters, digits, `_` and `-` */
export function safePart(part: string): string {
  if (isSafePart(part)) return part
  throw problem(404, 'not_found', 'There is nothing by this key.')
}
