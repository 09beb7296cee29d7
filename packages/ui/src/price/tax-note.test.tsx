import { globSync, readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aCard, someCards } from '../product-card/a-card.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import { ProductRow } from '../search-suggestions/product-row.tsx'
import { ShippingPageProvider } from './shipping-page.tsx'

const NOTE = 'inkl. MwSt., zzgl. Versand'
const PACKAGES = new URL('../../../', import.meta.url).pathname

// Articles were bought from a listing whose prices said nothing of tax and shipping. eu-duties C-12
test.each(someCards().map((card) => [card.name, card] as const))(
  'the card of %s says beside its price what is in it, and leads to the shipping costs',
  (_, card) => {
    const html = shown(<ProductCard card={card} />)

    expect(words(html)).toContain(NOTE)
    expect(html).toMatch(/<a [^>]*href="\/fr-ch\/versand\/"[^>]*>Versand<\/a>/)
  },
)

test('a card without a price has nothing to add', () => {
  expect(words(shown(<ProductCard card={aCard({ price: null })} />))).not.toContain('MwSt')
})

test('what is only downloaded costs no shipping; what may be sent may cost some', () => {
  const download = { bvc: 1, daysFrom: 0, daysTo: 0, varyingDeliveryTimes: false }
  const either = { ...download, varyingDeliveryTimes: true }

  expect(words(shown(<ProductCard card={aCard({ delivery: download })} />))).toContain(
    'inkl. MwSt., versandkostenfrei',
  )
  expect(words(shown(<ProductCard card={aCard({ delivery: either })} />))).toContain(NOTE)
})

test('a suggestion says it too, in words alone: it is a link as a whole', () => {
  const option = { id: 'p', href: '/p/x/', card: aCard() }

  const html = shown(<ProductRow option={option} typed="" isActive={false} onFollow={() => undefined} />)

  expect(words(html)).toContain(NOTE)
  expect(html.match(/<a /g)).toHaveLength(1)
})

test('no price of an article is written without a note', () => {
  const files = globSync('{ui,blocks,storefront}/src/**/*.tsx', { cwd: PACKAGES }).filter(
    (file) => !/\.(stories|test)\.tsx$/.test(file),
  )
  const prices = files.flatMap((file) =>
    [...readFileSync(PACKAGES + file, 'utf8').matchAll(/<Price\b[\s\S]*?\/>/g)].map(([tag]) => ({
      file,
      tag,
    })),
  )

  expect(prices.length).toBeGreaterThan(2)
  expect(prices.filter(({ tag }) => !/\bnote=/.test(tag))).toEqual([])
})

function shown(element: ReactNode): string {
  const i18n = setupI18n({ locale: 'de', messages: { de: {} } })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ShippingPageProvider href="/fr-ch/versand/">{element}</ShippingPageProvider>
    </I18nProvider>,
  )
}

function words(html: string): string {
  return html.replace(/<[^>]+>/g, '')
}
