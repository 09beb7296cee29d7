import type { Page } from '@playwright/test'
import { GUESTS, type GuestLocale } from '../fixtures/addresses.ts'
import { anAccount } from '../fixtures/an-account.ts'
import { order, orderNumberOf, putIntoBasket, wordsOf } from '../fixtures/checkout.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_ONE_SHOP, IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

test(
  'a customer saves a card, pays with it again, names it and removes it',
  BY_DAY_IN_ONE_SHOP,
  async ({ page, origin, shop, open, noViolations, say }) => {
    await anAccount(page, origin)
    await page.goto(productPath(shop.goods.small.number))
    await atPayment(page, origin, 'de-de')
    await page.getByRole('radio', { name: wordsOf('de-de').methods.KK }).check()
    const tick = page.getByRole('checkbox', { name: say('savedCards.save') })
    await expect(tick).not.toBeChecked()
    await noViolations(page)
    await tick.press('Space')
    await expect(tick).toBeChecked()
    await page.getByRole('button', { name: wordsOf('de-de').toReview }).click()
    await order(page, 'de-de')
    await page.locator('select[name=card]').selectOption('mc')
    await page.locator('button[value=approve]').click()
    await orderNumberOf(page, 'de-de')

    await page.goto(productPath(shop.goods.small.number))
    await atPayment(page, origin, 'de-de')
    const card = page.getByRole('radio', { name: 'Mastercard endet auf 4444' })
    await card.focus()
    await page.keyboard.press('Space')
    await expect(card).toBeChecked()
    await expect(page.getByRole('checkbox', { name: say('savedCards.save') })).toHaveCount(0)
    await noViolations(page)
    await page.getByRole('button', { name: wordsOf('de-de').toReview }).click()
    await expect(page.getByText('Mastercard endet auf 4444').first()).toBeVisible()
    await order(page, 'de-de')
    await expect(page.getByText('•••• 4444')).toBeVisible()
    await page.locator('button[value=approve]').click()
    await page.locator('input[name=code]').fill('1234')
    await page.keyboard.press('Enter')
    await orderNumberOf(page, 'de-de')

    await open('/konto/zahlungsmittel/')
    const title = 'Mastercard endet auf 4444'
    await page.getByRole('button', { name: say('savedCards.renameOf', { title }) }).press('Enter')
    const name = page.getByLabel(say('savedCards.name'))
    await expect(name).toBeFocused()
    await name.fill('4111 1111 1111 1111')
    await page.keyboard.press('Enter')
    await expect(name).toHaveAccessibleDescription(new RegExp(say('problem.cardNumber')))
    await noViolations(page)
    await name.fill('Haushaltskarte')
    await page.keyboard.press('Enter')
    const rename = page.getByRole('button', { name: say('savedCards.renameOf', { title: 'Haushaltskarte' }) })
    await expect(rename).toBeFocused()
    await noViolations(page)

    await page
      .getByRole('button', { name: say('savedCards.removeOf', { title: 'Haushaltskarte' }) })
      .press('Enter')
    await expect(page.getByText(say('savedCards.removeQuestion'))).toBeFocused()
    await page.getByRole('button', { name: say('savedCards.removeYes') }).press('Enter')
    await expect(page.getByText(say('savedCards.removed'))).toBeVisible()
    await expect(page.getByText(say('savedCards.empty'))).toBeVisible()
    await noViolations(page)
    await page.reload()
    await expect(page.getByText(say('savedCards.empty'))).toBeVisible()
  },
)

test(
  'a shopper of the French shop saves a card, and reads there what is saved',
  everyNight('e2e/journeys/saved-cards.spec.ts', IN_ONE_SHOP),
  async ({ page, origin, shop, open, noViolations }) => {
    await anAccount(page, origin)
    await page.goto(productPath(shop.goods.small.number, '/fr-fr'))
    await atPayment(page, origin, 'fr-fr')
    await page.getByRole('radio', { name: wordsOf('fr-fr').methods.KK }).check()
    await page.getByRole('checkbox', { name: 'Enregistrer la carte pour le prochain achat' }).check()
    await expect(page.getByText('Le numéro de la carte reste chez le prestataire de paiement.')).toBeVisible()
    await page.getByRole('button', { name: wordsOf('fr-fr').toReview }).click()
    await order(page, 'fr-fr')
    await page.locator('button[value=approve]').click()
    await orderNumberOf(page, 'fr-fr')

    await open('/fr-fr/konto/zahlungsmittel/')
    await expect(page.getByText('Visa se terminant par 4242')).toBeVisible()
    await noViolations(page)
  },
)

test(
  'a guest is not asked whether a card is to be saved',
  everyNight('packages/commerce/src/saved-cards/saved-cards.test.ts', IN_OTHER_SHOP),
  async ({ page, origin, shop }) => {
    await page.goto(productPath(shop.goods.small.number))
    await atPayment(page, origin, 'de-de')
    const cards = page.getByRole('radio', { name: wordsOf('de-de').methods.KK })
    await cards.check()

    await expect(cards).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /speichern/ })).toHaveCount(0)
  },
)

/** Puts the product on show into the basket and goes on to where is asked how it is paid. */
async function atPayment(page: Page, origin: string, locale: GuestLocale): Promise<void> {
  await putIntoBasket(page, locale)
  const { street, houseNumber, zip, city, phone } = GUESTS[locale]
  const shipping = {
    gender: 'f',
    firstName: 'Anna',
    lastName: 'Berg',
    street,
    houseNumber: houseNumber ?? null,
    zip,
    city,
    phone,
    country: locale.slice(-2).toUpperCase(),
  }
  const answer = await page.request.put(`/api/checkout/addresses/?locale=${locale}`, {
    headers: { origin },
    data: { email: 'anna.berg@example.org', shipping },
  })
  expect(answer.status()).toBe(200)
  await page.goto(`${locale === 'de-de' ? '' : `/${locale}`}/kasse/?way=guest`)
  // Who has ordered before finds the way to pay as it was, and comes to the last section.
  const payment = page.getByRole('radio', { name: wordsOf(locale).methods.V })
  const change = page.getByRole('button', {
    name: /Versand und Zahlung.*ändern|ändern.*Versand und Zahlung/i,
  })
  await expect(payment.or(change).first()).toBeVisible()
  if (!(await payment.isVisible())) await change.click()
  await expect(payment).toBeVisible()
}
