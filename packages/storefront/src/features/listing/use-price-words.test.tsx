import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { shownInShop } from '../../testing/shown-in-shop.tsx'
import { usePriceWords } from './use-price-words.ts'

type Ends = { from: number | null; to: number | null }

test.each<[Ends, string]>([
  [{ from: 1000, to: 20_000 }, '10 € – 200 €'],
  [{ from: 1050, to: 20_000 }, '10,50 € – 200,00 €'],
  [{ from: 100_000, to: null }, 'ab 1.000 €'],
  [{ from: null, to: 100_050 }, 'bis 1.000,50 €'],
])('a chosen span of prices has no decimals that say nothing: %j', async (ends, words) => {
  const shown = await shownInShop(<Words {...ends} />, { brand: aBrand('nowhere') })

  expect(shown.replaceAll(/\s/g, ' ')).toContain(words)
})

function Words({ from, to }: Ends) {
  return <p>{usePriceWords()(from, to)}</p>
}
