const FOREIGN =
  /^(?:utm_|mtm_|pk_|hsa_|_g|gad_|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|epik|mc_[ce]id$|scr$|voucher$|redirect$)/

/**
 * Whether a search parameter of an address changes nothing on its page: what advertisers add, and what the browser
 * alone reacts to. Such a parameter neither makes another page nor is it a filter.
 */
export function isForeignParameter(name: string): boolean {
  return FOREIGN.test(name)
}
