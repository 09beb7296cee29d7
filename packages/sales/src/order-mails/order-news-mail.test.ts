import type { Locale } from '@shop/domain/market/markets'
import type { Order } from '@shop/domain/order/order'
import { openShop } from '@shop/domain/shop/shop'
import { anOrder } from '@shop/domain/testing/an-order'
import { testBrand } from '@shop/engine/testing/test-brand'
import { expect, test } from 'vitest'
import { orderNewsMail } from './order-news-mail.ts'
import type { OrderNews } from './order-news-store.ts'

// Who sent back what an open invoice was about read that its amount comes back, and could wait for it for ever.
test.each<[locale: Locale, released: number, words: string]>([
  ['de-de', 0, 'zu Ihrer Bestellung MU00000007 bekommen Sie 30,00 € zurück.'],
  ['de-de', 3000, 'von der Bestellung MU00000007 sind 30,00 € nicht mehr zu bezahlen.'],
  ['de-de', 1000, 'bekommen Sie 20,00 € zurück. Weitere 10,00 € sind nicht mehr zu bezahlen.'],
  ['fr-ch', 3000, 'Pour la commande MU00000007, CHF 30.00 ne sont plus à payer.'],
  ['nl-be', 3000, 'Van bestelling MU00000007 hoeft € 30,00 niet meer betaald te worden.'],
])('in %s a refund of 3000, %i of it never taken, says so', (locale, released, words) => {
  const text = textOf(locale, { kind: 'refunded', amount: 3000, released })

  expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
})

// It named the parcel's number, and not where the parcel goes.
test('a parcel that is on its way to be picked up says where', () => {
  const pickupPoint = {
    id: 'CH-1',
    carrier: 'swiss-post',
    country: 'CH',
    kind: 'shop',
    name: 'Papeterie Gerber',
    street: 'Rue du Rhône',
    houseNumber: '24',
    zip: '1204',
    city: 'Genève',
  } as const

  expect(textOf('fr-ch', { kind: 'shipped' }, { pickupPoint })).toMatch(
    /^À retirer chez\nPapeterie Gerber\nRue du Rhône 24\n1204 Genève$/m,
  )
  expect(textOf('fr-ch', { kind: 'refunded' }, { pickupPoint })).not.toContain('Gerber')
  expect(textOf('fr-ch', { kind: 'shipped' })).not.toContain('À retirer')
})

function textOf(
  locale: Locale,
  news: Pick<OrderNews, 'kind'> & Partial<OrderNews>,
  fields: Partial<Order> = {},
): string {
  const shop = openShop(testBrand, locale)
  const order = anOrder({ market: shop.market, key: 'RE', fields: { locale, ...fields } })
  return orderNewsMail(shop, {
    order,
    address: 'https://shop.example/danke/',
    news: { orderId: order.id, positions: [1], tracking: null, amount: null, document: null, ...news },
  }).text
}
