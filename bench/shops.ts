/** A page that is measured; products are named by number, so that a reworded name changes nothing here. */
export type MeasuredPage = { name: 'home' | 'listing' | 'product'; path: string }

export type MeasuredShop = { id: 'home-shop' | 'baby-shop'; pages: readonly MeasuredPage[] }

/** Both shops with one page of each kind: the widest listing, and a product with everything on it. */
export const SHOPS: readonly MeasuredShop[] = [
  {
    id: 'home-shop',
    pages: [
      { name: 'home', path: '/' },
      { name: 'listing', path: '/wohnen/' },
      { name: 'product', path: '/p/100102/' },
    ],
  },
  {
    id: 'baby-shop',
    pages: [
      { name: 'home', path: '/' },
      { name: 'listing', path: '/unterwegs/' },
      { name: 'product', path: '/p/500102/' },
    ],
  },
]
