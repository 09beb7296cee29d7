/** A number as people write it, as an address that calls it: `+49 30 123-45` is `tel:+493012345`. */
export function phoneHref(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`
}
