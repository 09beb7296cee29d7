import { order, orderNumberOf, putIntoBasket, wordsOf } from '../fixtures/checkout.ts'
import { productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

const address = {
  gender: 'f',
  company: null,
  firstName: 'Anna',
  lastName: 'Berg',
  street: 'Lindenweg',
  houseNumber: '12',
  addition: null,
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  phone: null,
  birthDate: null,
  postNumber: null,
}

test(
  'a customer orders to an address of the book, and to a place of the carrier',
  IN_ONE_SHOP,
  async ({ page, shop, open }) => {
    const headers = { 'idempotency-key': crypto.randomUUID(), 'sec-fetch-site': 'same-origin' }
    const email = `book-${crypto.randomUUID()}@example.org`
    const person = { first_name: 'Anna', last_name: 'Berg', email, gender: 'f', newsletter: false }
    const registered = await page.request.post('/api/user/auth/register/', {
      data: { ...person, register_password: 'Ein-Lindenbaum-7' },
      headers,
    })
    expect(registered.ok()).toBe(true)
    for (const street of ['Lindenweg', 'Jungfernstieg'])
      await page.request.post('/api/user/addresses/', {
        data: { address: { ...address, street } },
        headers: { ...headers, 'idempotency-key': street },
      })
    await open(productPath(shop.goods.small.number))
    await putIntoBasket(page, 'de-de')
    await page.goto('/kasse/')
    const main = page.getByRole('main')

    await expect(main.getByRole('radio', { name: /Lindenweg/ })).toBeChecked()
    await main.getByRole('radio', { name: /Jungfernstieg/ }).check()
    await main.getByRole('button', { name: wordsOf('de-de').toPayment }).click()
    await main.getByRole('button', { name: /Paketshop suchen/ }).click()
    await main
      .getByRole('button', { name: /^Hierher liefern: .*20095 Hamburg/ })
      .first()
      .click()
    await expect(main.getByRole('radio', { name: /^Paket zum Abholen/ })).toBeChecked()
    await main.getByRole('radio', { name: /^Vorkasse/ }).check()
    await main.getByRole('button', { name: wordsOf('de-de').toReview }).click()
    await order(page, 'de-de')

    await orderNumberOf(page, 'de-de')
    await expect(main).toContainText('Jungfernstieg 12')
    await expect(main).toContainText('20095 Hamburg')
    const invoice = await page.request.get(
      (await main.getByRole('link', { name: 'Rechnung (PDF)' }).getAttribute('href')) ?? '',
    )
    expect(invoice.headers()['content-type']).toBe('application/pdf')
  },
)

test(
  'the wallet hands over the address, and nothing but the last look is left',
  IN_OTHER_SHOP,
  async ({ page, shop, open, say }) => {
    const bought = [shop.goods.small, shop.goods.large]
    for (const { number } of bought) {
      await open(productPath(number))
      await putIntoBasket(page, 'de-de')
    }
    await page.goto('/warenkorb/')
    await page.getByRole('button', { name: 'Mit PayPal zur Kasse' }).click()
    await page.getByRole('button', { name: 'PayPal', exact: true }).click()
    await page.getByRole('button', { name: say('sandbox.expressGo') }).click()

    await expect(page).toHaveURL(/\/kasse\/\?way=guest$/)
    await expect(page.getByRole('region', { name: 'Adresse' })).toContainText('Kim Beispiel')
    await expect(page.getByText('Testallee 7').first()).toBeVisible()
    await order(page, 'de-de')
    // It has agreed already, and does not ask again.
    await orderNumberOf(page, 'de-de')
    for (const { name } of bought) await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  },
)
