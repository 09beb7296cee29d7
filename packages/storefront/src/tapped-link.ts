let tapped: HTMLAnchorElement | null = null

/** Keeps a link that is followed, until another one is. */
export function noteTapped(link: HTMLAnchorElement | null): void {
  tapped = link
}

/** The link that was followed last. */
export function tappedLink(): HTMLAnchorElement | null {
  return tapped
}
