import type { Page } from '@playwright/test'
import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { command } from '../fixtures/operator.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

/** A product that is sold in stores, and one that is not available. */

test(
  'a customer writes a review, an operator approves it, everybody sees it',
  IN_ONE_SHOP,
  async ({ page, shop, open, say }) => {
    const text = `Im Alltag bewährt, würde ich wieder nehmen. ${Date.now()}`
    await open(productPath(shop.goods.small.number))
    await page.getByText('Bewertungen', { exact: true }).click()
    await page.getByRole('button', { name: 'Bewertung schreiben' }).click()

    await page.getByRole('dialog').getByRole('link', { name: 'Anmelden oder Konto anlegen' }).click()
    await register(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio', { name: '4 Sterne: Gut' })).toBeVisible()

    await dialog.getByRole('button', { name: 'Bewertung absenden' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Text: Bitte ausfüllen')
    await dialog.getByRole('radio', { name: '4 Sterne: Gut' }).check({ force: true })
    await dialog.getByLabel(say('review.text')).fill(text)
    await dialog.getByRole('button', { name: 'Bewertung absenden' }).click()
    await expect(dialog.getByRole('status')).toContainText(say('review.thanks'))

    const list = await command(shop, 'reviews', 'list')
    const [, id = ''] = new RegExp(`(\\w{8})  ★★★★☆.*\\n.*\\n(?:.*\\n)??.*${text}`).exec(list) ?? []
    expect(await command(shop, 'reviews', 'approve', id)).toBe(`${id}: approved\n`)

    await expect(async () => {
      await page.goto(productPath(shop.goods.small.number))
      expect(await page.getByText(text).count()).toBe(1)
    }).toPass({ timeout: 90_000 })
  },
)

// The thank-you promised a mail to whoever had given no address.
test(
  'a report without an address promises no mail',
  everyNight('packages/commerce/src/reviews/review-reports.test.ts', IN_OTHER_SHOP),
  async ({ page, shop, open }) => {
    await open(productPath(shop.productGoods.inStores))
    await page.getByText('Bewertungen', { exact: true }).click()
    const review = page.locator('#bewertungen article').last()
    await review.getByRole('button', { name: 'Bewertung melden' }).click()

    const dialog = page.getByRole('dialog', { name: 'Bewertung melden' })
    await dialog.getByLabel('Grund').selectOption('Sexueller Missbrauch von Kindern')
    await dialog.getByLabel('Was genau ist daran falsch').fill('Die Worte beschreiben etwas Verbotenes.')
    await dialog.getByLabel('nach bestem Wissen').check()
    await dialog.getByRole('button', { name: 'Meldung absenden' }).click()

    await expect(dialog.getByRole('status')).toContainText('Ohne E-Mail-Adresse')
    await expect(dialog.getByRole('status')).not.toContainText('per E-Mail')
  },
)

test(
  'whoever finds a review wrong reports it, and it goes for a reason',
  IN_OTHER_SHOP,
  async ({ page, shop, open, noViolations, say }) => {
    await open(productPath(shop.productGoods.inStores))
    await page.getByText('Bewertungen', { exact: true }).click()
    const review = page.locator('#bewertungen article').first()
    const words = await review.locator('p[lang]').last().innerText()
    await review.getByRole('button', { name: 'Bewertung melden' }).click()

    const dialog = page.getByRole('dialog', { name: 'Bewertung melden' })
    await dialog.getByRole('button', { name: 'Meldung absenden' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Grund: Bitte ausfüllen')
    await noViolations(page)
    const name = `Rita ${Date.now()}`
    await dialog.getByLabel('Grund').selectOption('Werbung')
    await dialog.getByLabel('Was genau ist daran falsch').fill('Hier wird für einen anderen Shop geworben.')
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('E-Mail-Adresse').fill(`rita.${Date.now()}@example.org`)
    await dialog.getByLabel('nach bestem Wissen').check()
    await dialog.getByRole('button', { name: 'Meldung absenden' }).click()
    await expect(dialog.getByRole('status')).toContainText(say('report.arrived'))
    await dialog.getByRole('button', { name: 'Zurück zum Artikel' }).click()
    await expect(review.getByRole('button', { name: 'Bewertung melden' })).toBeFocused()

    const list = await command(shop, 'reports', 'list')
    const [, number = ''] = new RegExp(`(M-[\\d-]+)  .*${name}`).exec(list) ?? []
    expect(await command(shop, 'reports', 'remove', number, '--because', 'Das ist Werbung.')).toBe(
      `${number}: removed\n`,
    )
    await expect(async () => {
      await page.goto(productPath(shop.productGoods.inStores))
      expect(await page.getByText(words).count()).toBe(0)
    }).toPass({ timeout: 90_000 })
  },
)

test(
  'reviews can be read in another order and all of them',
  IN_OTHER_SHOP,
  async ({ page, shop, open, noViolations }) => {
    await open(productPath(shop.productGoods.inStores))
    await page.getByText('Bewertungen', { exact: true }).click()
    const written = page.locator('#bewertungen article')
    const first = await written.count()
    await page.getByRole('button', { name: /^Alle \d+ Bewertungen/ }).click()
    // The button goes, and the focus fell out of the page with it.
    await expect(written.nth(first)).toBeFocused()
    await page.getByLabel('Reihenfolge').selectOption('worst')

    const stars = page.locator('#bewertungen article').getByRole('img')
    await expect(stars.first()).toHaveAccessibleName(/^[1-4] Stern/)
    // What lies half below the bar at the end of the window is too small for a finger only until it is scrolled to.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await noViolations(page)
  },
)

test(
  'whoever waits for a product is reminded after a confirmation',
  IN_OTHER_SHOP,
  async ({ page, shop, open, noViolations, say }) => {
    await open(productPath(shop.productGoods.notAvailable))
    await page.getByRole('button', { name: 'Erinnern, wenn wieder da' }).click()
    const dialog = page.getByRole('dialog')

    await dialog.getByLabel('E-Mail-Adresse').fill('anna@')
    await dialog.getByRole('button', { name: 'Erinnern lassen' }).click()
    await expect(dialog.getByText(say('problem.email'))).toBeVisible()
    await noViolations(page)
    await dialog.getByLabel('E-Mail-Adresse').fill('anna@example.org')
    await dialog.getByRole('button', { name: 'Erinnern lassen' }).click()

    await expect(dialog.getByRole('status')).toContainText(say('reminder.confirm'))
    await dialog.getByRole('button', { name: 'Zurück zum Artikel' }).click()
    await expect(page.getByRole('button', { name: 'Erinnern, wenn wieder da' })).toBeFocused()
  },
)

// The state of the door belongs to the clock, and slept like the rest of the page until somebody moved.
test(
  'a store says by itself whether it is open, and nothing of its map is loaded before somebody asks',
  IN_OTHER_SHOP,
  async ({ page, noViolations }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().includes('localhost')) elsewhere.push(request.url())
    })
    await page.goto(EDITORS_PAGES.stores)
    const first = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
    const path = (await first.getAttribute('href')) ?? ''
    const name = await first.innerText()
    await page.goto(path)

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(main.getByText(/^(Jetzt|Heute|Für heute) /)).toBeVisible()
    await expect(main.getByText(`Karte: ${name}`)).toBeVisible()
    expect(elsewhere).toEqual([])
    await noViolations(page)
  },
)

test(
  'a shopper reserves in the nearest store that has the product',
  IN_ONE_SHOP,
  async ({ page, shop, open, noViolations, say }) => {
    await open(productPath(shop.productGoods.inStores))
    await page.getByRole('button', { name: 'In der Filiale reservieren' }).click()
    const dialog = page.getByRole('dialog')

    await dialog.getByLabel('Postleitzahl').fill('123')
    await dialog.getByRole('button', { name: 'Suchen' }).click()
    await expect(dialog.getByText('Diese Postleitzahl kennen wir nicht')).toBeVisible()
    await dialog.getByLabel('Postleitzahl').fill('20095')
    await dialog.getByRole('button', { name: 'Suchen' }).click()
    await expect(dialog.getByRole('article').first()).toContainText('Hamburg')
    await noViolations(page)

    await dialog
      .getByRole('button', { name: /^Hier reservieren/ })
      .first()
      .click()
    await dialog.getByLabel('Vor- und Nachname').fill('Anna Berg')
    await dialog.getByLabel('E-Mail-Adresse').fill(`anna.${shop.id}.${Date.now()}@example.org`)
    await dialog.getByRole('button', { name: 'Unverbindlich reservieren' }).click()

    await expect(dialog.getByText(/^R-\d{4}-\d{4}-\d{2}$/)).toBeVisible()
    await expect(dialog.getByRole('status')).toContainText(say('reservation.doneText'))
  },
)

test(
  'a link of a mail is followed, and its token leaves the address',
  everyNight('packages/storefront/src/features/mail-links/mail-link.test.ts', IN_OTHER_SHOP),
  async ({ page, shop }) => {
    await page.route('**/api/shop/reminders/confirm/**', (route) =>
      route.fulfill({ status: 200, json: { productName: 'Becher' } }),
    )

    await page.goto(`${productPath(shop.productGoods.notAvailable)}#erinnern=${'x'.repeat(43)}`)

    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Bestätigt')
    expect(new URL(page.url()).hash).toBe('')
  },
)

/** Makes an account on the login page; the way leads back to where it began. */
async function register(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login\//)
  await alive(page)
  await page.locator('#register-gender').selectOption('f')
  await page.locator('#register-first_name').fill('Anna')
  await page.locator('#register-last_name').fill('Berg')
  await page.locator('#register-email').fill(`anna.${Date.now()}.${Math.random()}@example.org`)
  await page.locator('#register-register_password').fill('Ein-Lindenbaum-7')
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page).toHaveURL(/\/p\//)
}
