import * as v from 'valibot'

const PATH = /^\/(?:[a-z0-9-]+\/)*(?:\?[^\s#]*)?$/
const LONGEST = 300

/**
 * Where a redirect may lead: an address of the shop without locale prefix, `/versand/`, or an https address.
 *
 * @see spec §2 "Server-defined redirects"
 */
export const RedirectTarget = v.pipe(
  v.string(),
  v.maxLength(LONGEST, 'the address is too long'),
  v.check(
    (target) => PATH.test(target) || isHttps(target),
    'the path has to look like /versand/, or the address like https://example.com/',
  ),
)

/** Whether a target is an address outside of the shop. */
export function isHttps(target: string): boolean {
  return /^https:\/\/[^\s/@]+(?:\/\S*)?$/.test(target) && URL.canParse(target)
}
