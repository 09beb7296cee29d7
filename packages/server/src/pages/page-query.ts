/** What advertisers add to addresses: it changes nothing on a page, so it must not make another one. */
const FOREIGN =
  /^(?:utm_|mtm_|pk_|hsa_|_g|gad_|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|epik|mc_[ce]id$|scr$|voucher$)/

/**
 * The search of an address as pages are told apart by it: sorted by name, without what advertisers add.
 * Empty, or with a leading question mark.
 */
export function pageQuery(search: URLSearchParams): string {
  const kept = [...search].filter(([name]) => !FOREIGN.test(name))
  kept.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  const text = new URLSearchParams(kept).toString()
  return text === '' ? '' : `?${text}`
}
