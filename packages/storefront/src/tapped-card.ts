/** What a product's card has shown of it: enough for the first frame of its page. */
export type TappedCard = {
  brandLine: string
  name: string
  picture: HTMLImageElement | null
  /** How many pictures the card has. */
  pictures: number
  price: Element | null
}

let tapped: TappedCard | null = null

/** Keeps what the card around a link shows, until another link is followed. */
export function noteTappedCard(link: Element | null): void {
  const card = link?.closest('article')
  const name = card?.querySelector('h3')?.textContent
  tapped =
    card && name
      ? {
          brandLine: card.querySelector('[data-card="brand"]')?.textContent ?? '',
          name,
          picture: card.querySelector('img'),
          pictures: card.querySelectorAll('img').length,
          price: card.querySelector('[data-card="price"]')?.firstElementChild ?? null,
        }
      : null
}

/** The card that was followed to the page that is on its way. */
export function tappedCard(): TappedCard | null {
  return tapped
}
