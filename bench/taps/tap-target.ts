/** Where a shop is tapped on. Places are CSS selectors, or `text=` with all the words of a link or button. */
export type TapTarget = {
  name: string
  listing: string
  /** Null: the product that the link of the listing leads to. */
  product: string | null
  link: string
  title: string
  /** Null: nothing is put into the basket. */
  add: string | null
  count: string
  /** What is pressed first, such as the refusal of a consent banner. */
  dismiss: string | null
}

/** The places of a shop of this repository. */
export const OWN_PLACES = {
  link: 'main article h3 a',
  title: 'main h1',
  add: 'text=In den Warenkorb',
  count: 'header a[href$="/warenkorb/"]',
  dismiss: null,
} satisfies Partial<TapTarget>
