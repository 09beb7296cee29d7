/** A rule that axe cannot decide by itself in this shop, and what decides it instead. */
export type Decision = {
  /** As axe calls it. */
  rule: string
  /** Where it is left open. */
  what: string
  by: string
}

/** Every rule that axe may leave open on a page; a journey fails where it leaves another one. */
export const DECISIONS: readonly Decision[] = [
  {
    rule: 'color-contrast',
    what: 'contrast of words on cards, which the link of the card covers',
    by: 'every text colour on every ground of a theme: `packages/ui/src/theme/theme-tokens.test.ts`',
  },
  {
    rule: 'color-contrast',
    what: 'contrast of words on the picture of a teaser',
    by: 'the shade behind them on a white picture: `packages/ui/src/theme/words-on-pictures.test.ts`',
  },
  {
    rule: 'color-contrast',
    what: 'marks and numbers on other pictures',
    by: 'they stand on paper of their own',
  },
  {
    rule: 'scrollable-region-focusable',
    what: 'suggestions that scroll',
    by: 'the arrows bring each option into view: `e2e/journeys/search.spec.ts`',
  },
  {
    rule: 'video-caption',
    what: 'films without captions',
    by: 'those of products are muted and say so; an editor’s is shown only when it says whether it has sound: without sound with words to read beside it, with sound with captions: `packages/blocks/src/video/film-problems.test.ts`',
  },
]
