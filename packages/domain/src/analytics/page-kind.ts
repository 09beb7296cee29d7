const FIRST_WORDS: Record<string, PageKind> = {
  p: 'product',
  suche: 'search',
  warenkorb: 'basket',
  kasse: 'checkout',
  danke: 'thanks',
  konto: 'account',
  login: 'account',
  wunschliste: 'wishlist',
}

export type PageKind =
  | 'home'
  | 'content'
  | 'product'
  | 'search'
  | 'basket'
  | 'checkout'
  | 'thanks'
  | 'account'
  | 'wishlist'

/** What kind of page a path without locale prefix belongs to, for summaries; listings count as content. @see spec §2 */
export function pageKind(path: string): PageKind {
  const [first] = path.split('/').filter(Boolean)
  if (first === undefined) return 'home'
  return (Object.hasOwn(FIRST_WORDS, first) && FIRST_WORDS[first]) || 'content'
}
