import type { Page } from '@playwright/test'
import {
  choosePayment,
  fillAddress,
  goOnAsGuest,
  order,
  orderNumberOf,
  wordsOf,
} from '../fixtures/checkout.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { giverAt, takenGift } from '../fixtures/giver.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP } from '../fixtures/shops.ts'

const LIST = 'Familie Muster'
/** What a giver never reads. */
const SECRETS = /Geheimgasse|80331|München/

test(
  'a gift goes to the owner of a list, whose address the giver never reads',
  everyNight('packages/commerce/src/gift-lists/gift-delivery.test.ts', IN_ONE_SHOP),
  async ({ browser, open, origin, page, shop, noViolations }) => {
    const id = await aListOf(page, origin, shop.goods.large.variantId)

    await test.step('the owner keeps an address for gifts', async () => {
      await open('/wunschliste/')
      await page.getByRole('main').getByRole('link', { name: LIST }).click()
      await page.getByRole('button', { name: 'Lieferadresse hinterlegen' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Adresse hinterlegen' }).click()
      await expect(dialog.getByRole('alert').first()).toBeFocused()
      await dialog.locator('[name="address.gender"]').selectOption('f')
      await dialog.locator('[name="address.firstName"]').fill('Wilhelmine')
      await dialog.locator('[name="address.lastName"]').fill('Muster')
      await dialog.locator('[name="address.street"]').fill('Geheimgasse')
      await dialog.locator('[name="address.houseNumber"]').fill('77')
      await dialog.locator('[name="address.zip"]').fill('80331')
      await dialog.locator('[name="address.city"]').fill('München')
      await dialog.locator('[name="address.phone"]').fill('+49 89 12345678')
      await noViolations(page)
      await dialog.getByRole('button', { name: 'Adresse hinterlegen' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText('Geheimgasse 77')).toBeVisible()
    })

    const link = await test.step('and shares the list', async () => {
      await page.getByRole('button', { name: 'Link erstellen' }).click()
      return page.getByLabel('Link zur Liste').inputValue()
    })

    const giver = await giverAt(browser, link)
    const bodies: Promise<string>[] = []
    giver.on('response', (response) => {
      if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''))
    })

    await test.step('the giver has it delivered to the list, and reads its name alone', async () => {
      await expect(giver.getByText('ihre Adresse liegt uns vor')).toBeVisible()
      await giver
        .getByRole('main')
        .getByRole('button', { name: /^Schenken/ })
        .click()
      await (await takenGift(giver)).click()
      await giver.getByRole('link', { name: wordsOf('de-de').toCheckout, exact: true }).click()
      await goOnAsGuest(giver, 'de-de')
      await giver.getByRole('radio', { name: `Direkt an „${LIST}“ liefern` }).check()
      await expect(giver.getByText('Ihre Adresse für die Rechnung')).toBeVisible()
      await noViolations(giver)
      await fillAddress(giver, 'de-de')
      await expect(giver.getByText(`An „${LIST}“`)).toBeVisible()
      await choosePayment(giver, 'de-de', 'V')
      await expect(giver.getByRole('checkbox', { name: /AGB/ })).toBeVisible()
    })

    await test.step('an address that the owner takes back is said, and nothing is lost', async () => {
      await keepAddress(page, origin, id, null)
      await order(giver, 'de-de')
      await expect(giver.getByText('Ihr Geschenk liegt weiter im Warenkorb.')).toBeVisible()
      await keepAddress(page, origin, id, ADDRESS)
      await giver.reload()
      await expect(giver.getByText(`An „${LIST}“`)).toBeVisible()
    })

    await test.step('the order says where it goes without saying where that is', async () => {
      await order(giver, 'de-de')
      await orderNumberOf(giver, 'de-de')
      const main = giver.getByRole('main')
      await expect(main.getByText(LIST).first()).toBeVisible()
      await expect(main.getByText('Adresse liegt uns vor')).toBeVisible()
      expect(await giver.content()).not.toMatch(SECRETS)
      const answered = await Promise.all(bodies)
      expect(answered.length).toBeGreaterThan(5)
      for (const body of answered) expect(body).not.toMatch(SECRETS)
    })
    await giver.context().close()
  },
)

const ADDRESS = {
  gender: 'f',
  firstName: 'Wilhelmine',
  lastName: 'Muster',
  street: 'Geheimgasse',
  houseNumber: '77',
  zip: '80331',
  city: 'München',
  country: 'DE',
  phone: '+498912345678',
}

async function keepAddress(page: Page, origin: string, id: string, address: object | null): Promise<void> {
  const answer = await page.request.put(`/api/user/gift-lists/${id}/address/?locale=de-de`, {
    headers: { origin, 'idempotency-key': crypto.randomUUID() },
    data: { address },
  })
  expect(answer.status()).toBe(200)
}

/** A new account with a list that holds one wish. Returns the id of the list. */
async function aListOf(page: Page, origin: string, variantId: number): Promise<string> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${path}?locale=de-de`, {
      headers: { origin, 'idempotency-key': crypto.randomUUID() },
      data,
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  await post('/api/user/auth/register/', {
    first_name: 'Wilhelmine',
    last_name: 'Muster',
    email: `liste-${crypto.randomUUID()}@example.org`,
    gender: 'f',
    newsletter: false,
    register_password: 'Ein-Lindenbaum-7',
  })
  const form = { name: LIST, dueOn: '2099-05-01', isSurprise: false }
  const { occasions } = await (await page.request.get('/api/user/gift-lists/?locale=de-de')).json()
  const { id } = await post('/api/user/gift-lists/', { ...form, occasion: occasions[0] })
  await post(`/api/user/gift-lists/${id}/items/`, { itemCreationId: { variantId } })
  return id
}
