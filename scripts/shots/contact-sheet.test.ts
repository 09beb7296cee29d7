import { expect, test } from 'vitest'
import { contactSheet } from './contact-sheet.ts'

test('shops stand beside each other at every width, and what failed says why', () => {
  const html = contactSheet(
    [
      { shop: 'home-shop', screen: 'home', width: 1440, file: 'a.png' },
      { shop: 'home-shop', screen: 'home', width: 390, file: 'b.png' },
      { shop: 'baby-shop', screen: 'home', width: 390, file: null, problem: 'no <main>' },
    ],
    'de-de',
  )

  expect([...html.matchAll(/<figcaption>(.*?)</g)].map(([, name]) => name)).toEqual([
    'home-shop, 390 px',
    'baby-shop, 390 px',
    'home-shop, 1440 px',
  ])
  expect(html).toContain('no &lt;main&gt;')
  expect(html.match(/<section/g)).toHaveLength(1)
})
