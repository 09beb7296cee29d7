import { markets } from '@shop/domain/market/markets'
import { expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_ONE_SHOP, byDayInTurn, withAWideRange } from '../fixtures/shops.ts'

// The documents alone: what scripts fetch later is in no twin.
test.use({ javaScriptEnabled: false })

const AMOUNT = /\d+(?:[.'’\u202f\u00a0 ]\d{3})*[.,]\d{2}(?!\d)/g

for (const [row, market] of Object.values(markets).entries()) {
  test(
    `in ${market.locale} a reader of Markdown is told the prices of the page, and no others`,
    withAWideRange(byDayInTurn(row)),
    async ({ page, request, shop }) => {
      test.skip(!shop.markets.includes(market), `${shop.brandName} does not sell there`)
      const { large, small, listing } = shop.goods
      for (const path of [`/p/${large.number}/`, `/p/${small.number}/`, listing.path]) {
        const document = await page.goto(market.pathPrefix + path.slice(1))
        const answer = await request.get(page.url(), { headers: { accept: 'text/markdown' } })
        const markdown = await answer.text()
        const twin = answer.headers()['content-location'] ?? ''

        expect(answer.headers()).toMatchObject({
          'content-type': 'text/markdown; charset=utf-8',
          'content-language': market.languageTag,
          vary: 'Accept, Accept-Encoding',
        })
        expect(document?.headers()).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          link: `<${twin}>; rel="alternate"; type="text/markdown"`,
          vary: 'Accept, Accept-Encoding',
        })
        expect(await (await request.get(twin)).text()).toBe(markdown)

        const main = page.getByRole('main')
        const shown = amountsIn(await main.innerText())
        const written = amountsIn(markdown)
        const all = amountsIn((await main.textContent()) ?? '')
        expect(shown.length, path).toBeGreaterThan(0)
        expect(shown.filter((amount) => !written.includes(amount))).toEqual([])
        expect(written.filter((amount) => !all.includes(amount))).toEqual([])
      }
    },
  )
}

test(
  'guides and legal pages have twins, and what is personal has none',
  withAWideRange(BY_DAY_IN_ONE_SHOP),
  async ({ request, shop, origin }) => {
    const guide = await request.get('/ratgeber.md')
    const terms = await request.get('/agb.md')

    expect(await guide.text()).toContain('\n# ')
    expect(await terms.text()).toContain('Zahlungspflichtig bestellen')
    for (const path of ['/warenkorb.md', '/konto.md', '/kasse.md', '/suche.md'])
      expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404])
    const personal = await request.get('/warenkorb/', { headers: { accept: 'text/markdown' } })
    expect(personal.headers()['content-type']).toBe('text/html; charset=utf-8')
    expect(personal.headers().vary).toBe('Accept-Encoding')

    const llms = await (await request.get('/llms.txt')).text()
    expect(llms).toContain(`# ${shop.brandName}`)
    for (const [, address = ''] of llms.matchAll(/\]\((\S+\.md)\)/g))
      expect([address, (await request.get(address)).status()]).toEqual([address, 200])
    expect(llms).toContain(`${origin}/agb.md`)
  },
)

/** Amounts with two places, by their digits alone: `1.299,00` and `1’299.00` are 129900. */
function amountsIn(text: string): string[] {
  return [...new Set([...text.matchAll(AMOUNT)].map(([amount]) => amount.replace(/\D/g, '')))]
}
