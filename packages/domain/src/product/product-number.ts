/** The product number of an address: the last dash-separated part of `pdp`. @see spec §2 */
export function productNumber(pdp: string): string {
  return pdp.replace(/\/+$/, '').split('-').at(-1) ?? ''
}
