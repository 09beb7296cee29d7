const SHOWN_CHARACTERS = 7

/** A reference key as shoppers read it: no dots, seven characters, no leading zeros. @see spec §5 */
export function referenceKeyDisplay(referenceKey: string): string {
  return referenceKey.replaceAll('.', '').slice(0, SHOWN_CHARACTERS).replace(/^0+/, '')
}

/** The article number of a variant: the part of its reference key before the first underscore. @see spec §3 */
export function articleNumber(referenceKey: string): string {
  return referenceKey.split('_')[0] ?? ''
}
