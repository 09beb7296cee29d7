/** Where the shop serves the analytics script; it is loaded with consent and never before. @see spec §7 */
export const ECONDA_SCRIPT = '/scripts/econda.js'

/** Loads the analytics script beside the page, which waits for nothing of it. */
export function loadEconda(page: Document): void {
  const script = page.createElement('script')
  script.async = true
  script.src = ECONDA_SCRIPT
  page.head.append(script)
}
