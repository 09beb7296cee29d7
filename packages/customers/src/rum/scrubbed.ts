const RULES: readonly [what: RegExp, instead: string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  // what follows a question mark or a hash in an address: searches, tokens, codes
  [/([?#])[^\s)'"]+/g, '$1…'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, '[iban]'],
  [/(?<![0-9a-f])[0-9a-f]{24,}(?![0-9a-f])/gi, '[token]'],
  [/\b[A-Z]{2}\d{6,}\b/g, '[order]'],
  [/(?:\+|\b00)\d[\d ()/-]{6,}\d/g, '[phone]'],
  [/\b\d(?:[ -]?\d){11,}\b/g, '[number]'],
]

/** A text from a browser without what may lead to a person: addresses, searches, tokens, orders, numbers. @see design §7 */
export function scrubbed(text: string): string {
  return RULES.reduce((rest, [what, instead]) => rest.replace(what, instead), text)
}
