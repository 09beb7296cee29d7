import { type BudgetName, overBudget } from '@shop/budgets/budgets'
import { describe, expect, test } from 'vitest'
import { drawnPage } from '../../testing/drawn-page.ts'
import { listingAnswers, productAnswers, someCards, TOLD } from '../../testing/some-pages.ts'
import { type KeptParts, keptParts } from './kept-parts.ts'

const ROOM = 1_000_000
const CARDS = someCards(24)
const OTHERS = CARDS.slice(0, 12)

type Page = { href: string; answers: Record<string, unknown> }

const PAGES: readonly [BudgetName, Page, Page][] = [
  [
    'listing/elements-again',
    { href: '/wohnen/', answers: listingAnswers(CARDS) },
    { href: '/wohnen/', answers: listingAnswers(CARDS, 'price_asc') },
  ],
  [
    'product/elements-again',
    { href: '/p/sessel-holm-7-47117/', answers: productAnswers(7, OTHERS) },
    { href: '/p/sessel-holm-8-47118/', answers: productAnswers(8, OTHERS) },
  ],
  [
    'product/elements-of-variant',
    { href: '/p/sessel-holm-7-47117/', answers: productAnswers(7, OTHERS, TOLD) },
    { href: '/p/sessel-holm-7-47117/?variant=other', answers: productAnswers(7, OTHERS, TOLD) },
  ],
]

describe.each(PAGES)('%s', (row, one, other) => {
  test('what the second page has like the first is not drawn again', async ({ task }) => {
    const drawn: number[] = []
    const kept = counting(keptParts(ROOM), drawn)
    await drawnPage({ ...one, kept })
    await drawnPage({ ...other, kept })

    const [first = 0, again = 0] = drawn
    expect(again).toBeGreaterThan(0)
    expect(again).toBeLessThan(first)
    expect(overBudget(task.meta, row, again)).toBeNull()
  })
})

/** Notes how many elements React has written for each page. */
function counting(kept: KeptParts, drawn: number[]): KeptParts {
  return {
    ...kept,
    ofPage(facts) {
      const { place, filled } = kept.ofPage(facts)
      return {
        place,
        filled(html) {
          drawn.push(html.match(/<[a-z]/g)?.length ?? 0)
          return filled(html)
        },
      }
    },
  }
}
