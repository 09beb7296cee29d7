import { expect, test } from 'vitest'
import { pageStyle } from './page-style.ts'
import { unitsOf } from './sheet-name.ts'

const ASSETS = {
  'apps/shop/pages/+client.ts': {
    file: 'assets/client.js',
    units: [0],
    sheets: { pieces: '/assets/static/pieces.0a1b.json', firsts: [0, 10, 20, 30] },
  },
  'packages/storefront/src/pages/basket/basket-page.tsx': { file: 'assets/basket.js', units: [0, 3] },
}

test.each([
  ['a page has what its live parts may show', 'basket/basket-page.tsx', '<p>', [0, 3]],
  ['and all that stands in it', 'basket/basket-page.tsx', '<p class="x _k _l"><b class="_a">', [0, 1, 2, 3]],
  ['the frame alone has its own', null, '<p class="_a">', [0, 1]],
])('%s', (_, page, html, units) => {
  const address = pageStyle(ASSETS, page, html)
  const [, name = ''] = /^\/assets\/sheets\/0a1b\.([\w-]+)\.css$/.exec(address ?? '') ?? []

  expect([...unitsOf(name)]).toEqual(units)
})

test('in development there are no pieces, and the document keeps its sheets', () => {
  expect(pageStyle({}, null, '<p>')).toBeNull()
})
