/** First parts of the addresses that the storefront answers by itself, whatever editors and catalogues say. */
const OWN_PAGES = [
  'suche',
  'wunschliste',
  'warenkorb',
  'kasse',
  'danke',
  'kontakt',
  'login',
  'konto',
  'datenauskunft',
  'newsletter',
  'bestellung',
  'vertrag-widerrufen',
  'laender',
  'documentation',
]

/** Whether an address without locale prefix belongs to a page of the storefront's own, or is the shop's home. */
export function isOwnPage(path: string): boolean {
  const [first = ''] = path.split('/').filter((part) => part !== '')
  return first === '' || OWN_PAGES.includes(first)
}
