import type { APIRequestContext, Page } from '@playwright/test'
import { type Market, markets } from '@shop/domain/market/markets'
import { ADDRESSES } from '../fixtures/addresses.ts'
import { wordsIn } from '../fixtures/catalogues.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { sameAsLoaded } from '../fixtures/same-page.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { inMarketsTurn, isWalkedByDay, isWalkedIn, type ShopUnderTest } from '../fixtures/shops.ts'

/**
 * One long way through the shop in every locale, by clicks alone: in seven locales of eight a click once loaded the German
 * shop's data, and no address that was typed in could show it. What holds on every page on the way is asked by the net of
 * `fixtures/locale-net.ts`; that the page by click is the page by address, by `sameAsLoaded`.
 *
 * A locale of all brands is walked in one of them, so that each walks all languages and both currencies. By day these are
 * French in francs and Dutch, each in one shop: a click that leaves its locale leaves it in all of them. The crawl asks for
 * every page of every locale in all.
 */

const PASSWORD = 'Ein-Lindenbaum-7'

for (const [row, market] of Object.values(markets).entries()) {
  test(
    `${market.locale}, click by click to an order, and on to the next locale`,
    isWalkedByDay(market)
      ? inMarketsTurn(market)
      : everyNight('e2e/journeys/every-locale.spec.ts', inMarketsTurn(market)),
    async ({ page, open, shop, request, origin, noViolations }) => {
      test.skip(!shop.markets.includes(market), `${shop.brandName} does not sell there`)
      test.slow()
      const next = shop.markets[(shop.markets.indexOf(market) + 1) % shop.markets.length] ?? market
      const email = await aCustomer(request, market, origin)
      // The words of a language are the same in its locales: each is looked at in one, the first that is walked here.
      const isFirst =
        market === shop.markets.find((one) => one.language === market.language && isWalkedIn(shop, one))
      const look = async () => (isFirst ? noViolations(page) : undefined)
      const walk = await aWalk(page, market, shop, { row, look })

      await open(market.pathPrefix)
      await walk.find()
      await walk.search()
      await walk.order(email)
      await walk.readOn()
      if (next !== market) await walk.changeCountry(next)
    },
  )
}

type WalkOptions = { row: number; look: () => Promise<void> }

/** The steps of the way; each begins where the one before has ended. */
async function aWalk(page: Page, market: Market, shop: ShopUnderTest, { row, look }: WalkOptions) {
  const words = await wordsIn(market.locale, shop.id)
  const prefix = market.pathPrefix
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  const { tiles: article, categoryOfAllCountries: category } = shop.goods
  let kind = row
  /** Every kind of page is compared in some of the locales, every locale has some kinds. */
  const compareInTurn = async () => {
    kind += 1
    if (kind % 3 === 0) await sameAsLoaded(page)
  }

  return { find, search, order, readOn, changeCountry }

  async function find(): Promise<void> {
    await banner.locator(`a[href="${prefix}${category}"]`).first().click()
    await arrived(category)
    await compareInTurn()
    await main.locator('details summary').first().click()
    await main.locator('details a[href*="?"]').first().click()
    await expect(page).toHaveURL(/\?\w+=/)
    await expect(main.locator('details a[aria-current=true]')).toHaveCount(1)
    await compareInTurn()
    await page.goBack()
    await arrived(category)
    await page.goForward()
    await expect(page).toHaveURL(/\?\w+=/)
    await page
      .getByRole('region', { name: words('campaign.bar') })
      .getByRole('link')
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  async function search(): Promise<void> {
    const field = banner.getByRole('combobox', { name: words('search.label') })
    const name = await main.getByRole('article').first().getByRole('heading').innerText()
    await field.fill(name)
    await page.keyboard.press('Enter')
    await arrived('suche/')
    await expect(main.getByRole('article').filter({ hasText: name }).first()).toBeVisible()
    await compareInTurn()
    // The number of an article leads straight to its page.
    await field.fill(article.number)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${prefix}p/[\\w-]+-${article.number}/$`))
    await settled()
    await compareInTurn()
    await main.getByRole('radio').nth(2).check()
    await expect(page).toHaveURL(new RegExp(`variant=${article.thirdKey}$`))
  }

  async function order(email: string): Promise<void> {
    await main
      .getByRole('button', { name: words('product.addToBasket'), exact: true })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: words('addToCart.toBasket') })
      .click()
    await arrived('warenkorb/')
    await expect(main.getByRole('textbox', { name: words('quantity.label') })).toBeVisible()
    await compareInTurn()
    await page.getByRole('link', { name: words('basket.toCheckout'), exact: true }).click()
    await arrived('kasse/login/')
    await compareInTurn()
    await main.getByLabel(words('checkout.email')).first().fill(email)
    await main.getByLabel(words('login.password'), { exact: true }).first().fill(PASSWORD)
    await main.getByRole('button', { name: words('login.submit'), exact: true }).click()
    await arrived('kasse/')
    await fillAddress()
    await main.getByRole('radio', { name: words('payment.advance') }).check()
    await look()
    await main.getByRole('button', { name: words('checkout.toReview') }).click()
    await main.locator('#acceptedTerms').check()
    await look()
    await main.getByRole('button', { name: words('checkout.placeOrder') }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}danke/\\?order=`))
    const number = await main
      .getByRole('strong')
      .filter({ hasText: /^[A-Z]{2}\d+$/ })
      .first()
      .innerText()
    await look()

    await banner.locator(`a[href="${prefix}konto/"]`).first().click()
    await arrived('konto/')
    await main.locator(`a[href="${prefix}konto/bestellungen/"]`).first().click()
    await arrived('konto/bestellungen/')
    await expect(main).toContainText(number)
    await look()
    await compareInTurn()
  }

  async function fillAddress(): Promise<void> {
    const { street, houseNumber, zip, city, phone } = ADDRESSES[market.country]
    await main.locator('[name="shipping.gender"]').selectOption('f')
    await main.locator('[name="shipping.firstName"]').fill('Anna')
    await main.locator('[name="shipping.lastName"]').fill('Berg')
    await main.locator('[name="shipping.street"]').fill(street)
    if (houseNumber) await main.locator('[name="shipping.houseNumber"]').fill(houseNumber)
    await main.locator('[name="shipping.zip"]').fill(zip)
    await main.locator('[name="shipping.city"]').fill(city)
    await main.locator('[name="shipping.phone"]').fill(phone)
    await main.getByRole('button', { name: words('checkout.toPayment') }).click()
  }

  async function readOn(): Promise<void> {
    await footer.locator(`a[href="${prefix}ratgeber/"]`).click()
    await arrived('ratgeber/')
    // Left alone, it opens itself after a while.
    await page.getByRole('button', { name: words('campaign.close') }).click()
    await compareInTurn()
    await main.locator(`a[href^="${prefix}ratgeber/"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${prefix}ratgeber/[\\w-]+/$`))
    await settled()
    await compareInTurn()
    await footer.getByRole('link', { name: words('legal.imprint') }).click()
    await arrived('impressum/')
    await compareInTurn()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${prefix}ratgeber/[\\w-]+/$`))
    await settled()
    await compareInTurn()
    await page.goForward()
    await arrived('impressum/')
    await page.reload()
    await alive(page)
    await footer
      .getByRole('link', { name: words('contact.title') })
      .first()
      .click()
    await arrived('kontakt/')
    await compareInTurn()
    await banner.locator(`a[href="${prefix}"]`).first().click()
    await arrived('')
    await compareInTurn()
  }

  async function changeCountry(to: Market): Promise<void> {
    await footer.locator(`a[href="${prefix}laender/"]`).click()
    await page
      .getByRole('dialog', { name: words('country.title') })
      .locator(`a[hreflang="${to.languageTag}"]`)
      .click()
    await expect(page).toHaveURL(new RegExp(`:\\d+${to.pathPrefix}$`))
    await expect(page.locator('html')).toHaveAttribute('lang', to.languageTag)
    await alive(page)
  }

  async function arrived(path: string): Promise<void> {
    await expect(page).toHaveURL(new RegExp(`:\\d+${prefix}${path}(?:\\?.*)?$`))
    await settled()
  }

  /** The address comes before the page: its head says which one stands there. */
  async function settled(): Promise<void> {
    await page.waitForFunction(() => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
      return canonical !== undefined && new URL(canonical).pathname === location.pathname
    })
  }
}

/** A customer who can sign in; made by a call, because forms have journeys of their own. */
async function aCustomer(request: APIRequestContext, { locale }: Market, origin: string): Promise<string> {
  const email = `${locale}-${crypto.randomUUID()}@example.org`
  const answer = await request.post(`/api/user/auth/register/?locale=${locale}`, {
    headers: { origin, 'idempotency-key': email },
    data: {
      first_name: 'Anna',
      last_name: 'Berg',
      email,
      gender: 'f',
      newsletter: false,
      register_password: PASSWORD,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return email
}
