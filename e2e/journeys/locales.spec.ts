import { markets } from '@shop/domain/market/markets'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { LOCALES } from '../fixtures/locales.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_ONE_SHOP, IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

for (const [half, mark] of [IN_ONE_SHOP, IN_OTHER_SHOP].entries()) {
  const locales = LOCALES.filter((_, row) => row % 2 === half)
  const names = locales.map(({ locale }) => locale).join(', ')
  test(
    `each of ${names} speaks its language, counts in its currency and knows its seven sisters`,
    mark,
    async ({ page, request, origin, shop }) => {
      for (const { locale, prefix, language, currency, basket } of locales)
        await test.step(locale, async () => {
          await page.goto(productPath(shop.goods.large.number, prefix))
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(
            page.getByRole('banner').getByRole('link', { name: new RegExp(`^${basket}`) }),
          ).toBeVisible()

          const main = page.getByRole('main')
          await expect(main).toContainText(currency === 'CHF' ? /CHF\s?\d/ : /€/)
          await expect(main).not.toContainText(currency === 'CHF' ? '€' : 'CHF')

          const { pathname } = new URL(page.url())
          expect(pathname.startsWith(`${prefix}/p/`)).toBe(true)
          const { canonical, alternates } = relationsOf(await page.content())
          expect(canonical).toBe(origin + pathname)
          expect(Object.keys(alternates).sort()).toEqual(
            [...LOCALES.map((one) => one.language), 'x-default'].sort(),
          )
          expect(alternates[language]).toBe(origin + pathname)
          for (const address of Object.values(alternates)) {
            const answer = await request.get(address, { maxRedirects: 0 })
            expect(answer.status(), address).toBe(200)
            expect(relationsOf(await answer.text())).toEqual({ canonical: address, alternates })
          }
        })
    },
  )
}

test('the language switch keeps the page', IN_ONE_SHOP, async ({ page, open, shop }) => {
  await open(productPath(shop.goods.large.number))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Deutschland/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link')).toHaveCount(LOCALES.length)

  const switzerland = dialog.getByRole('listitem').filter({ hasText: 'Schweiz' })
  await switzerland.getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(new RegExp(`/fr-ch/p/.*${shop.goods.large.number}/$`))
  await expect(page.getByRole('heading', { level: 1, name: shop.goods.large.name })).toBeVisible()
  // Another country is another document, and its scripts have not taken over yet.
  await alive(page)

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Suisse/ })
    .click()
  await expect(page.getByRole('dialog').locator('[aria-current="true"]')).toHaveText('Français')
})

test(
  'the language switch keeps filters and search',
  everyNight('e2e/journeys/locales.spec.ts', IN_OTHER_SHOP),
  async ({ page, open, shop }) => {
    await open(`/suche/?q=${shop.goods.searchWord}`)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Deutschland/ })
      .click()
    await page.getByRole('dialog').getByRole('link', { name: 'Nederlands' }).last().click()

    await expect(page).toHaveURL(new RegExp(`/nl-nl/suche/\\?q=${shop.goods.searchWord}`))
  },
)

test('Swiss pages know no sharp s', BY_DAY_IN_ONE_SHOP, async ({ page, shop }) => {
  test.skip(!shop.markets.includes(markets['de-ch']), `${shop.brandName} does not sell there`)
  const { large, listing, guide } = shop.goods
  const pages = ['/', listing.path, guide, '/versand/', '/impressum/', '/agb/', productPath(large.number)]
  for (const path of [...pages, '/warenkorb/', '/kasse/']) {
    await page.goto(`/de-ch${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('body').innerText(), path).not.toContain('ß')
    expect(await page.title(), path).not.toContain('ß')
  }
})

/** What a document says of its own address and of its sisters. */
function relationsOf(html: string) {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([link]) => link)
  const attribute = (link: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(link)?.[1] ?? ''
  const withRel = (rel: string) => links.filter((link) => attribute(link, 'rel') === rel)
  return {
    canonical: withRel('canonical').map((link) => attribute(link, 'href'))[0],
    alternates: Object.fromEntries(
      withRel('alternate').map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]),
    ),
  }
}
