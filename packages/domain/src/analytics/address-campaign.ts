/** The word by which an address names a campaign. It makes no page of its own: pages keep nothing of it. */
const PARAMETER = 'ffCampaign'
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u

/**
 * The campaign that an address names, as in `/wohnen/sofas/?ffCampaign=leinen-wochen`; null without one, and for what no
 * campaign is called: anybody may write an address, and the name goes into the basket.
 *
 * @see spec §3 "Listing product extras"
 */
export function addressCampaign(search: string): string | null {
  const name = new URLSearchParams(search).get(PARAMETER)?.trim() ?? ''
  return NAME.test(name) ? name : null
}
