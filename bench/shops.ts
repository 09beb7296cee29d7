/** A page that is measured; products are named by number, so that a reworded name changes nothing here. */
export type MeasuredPage = { name: 'home' | 'listing' | 'product'; path: string }

export type MeasuredShop = {
  id: 'home-shop' | 'baby-shop'
  pages: readonly MeasuredPage[]
  /** Pages that search engines are not to keep; judged by Lighthouse alone. */
  hiddenPages: readonly { name: string; path: string }[]
}

const ON_THE_WAY = [
  { name: 'basket', path: '/warenkorb/' },
  { name: 'checkout', path: '/kasse/' },
]

/** Both shops with one page of each kind: the widest listing, and a product with everything on it. */
export const SHOPS: readonly MeasuredShop[] = [
  {
    id: 'home-shop',
    pages: [
      { name: 'home', path: '/' },
      { name: 'listing', path: '/wohnen/' },
      { name: 'product', path: '/p/100102/' },
    ],
    hiddenPages: [{ name: 'search', path: '/suche/?q=tisch' }, ...ON_THE_WAY],
  },
  {
    id: 'baby-shop',
    pages: [
      { name: 'home', path: '/' },
      { name: 'listing', path: '/unterwegs/' },
      { name: 'product', path: '/p/500102/' },
    ],
    hiddenPages: [{ name: 'search', path: '/suche/?q=wagen' }, ...ON_THE_WAY],
  },
]
