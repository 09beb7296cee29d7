import type { Page } from '@playwright/test'
import { anAccount, PASSWORD } from '../fixtures/an-account.ts'
import {
  choosePayment,
  fillAddress,
  goOnAsGuest,
  order,
  orderNumberOf,
  wordsOf,
} from '../fixtures/checkout.ts'
import { refuseByDefault } from '../fixtures/consent.ts'
import { giverAt, takenGift } from '../fixtures/giver.ts'
import { productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_OTHER_SHOP } from '../fixtures/shops.ts'

test(
  'two givers and the owner of a gift list',
  IN_OTHER_SHOP,
  async ({ browser, open, origin, page, shop, noViolations }) => {
    const { large } = shop.goods
    const wish = (whose: Page) => whose.getByRole('main').getByRole('article').filter({ hasText: large.name })
    const { email } = await anAccount(page, origin)

    await test.step('the owner makes a list, and the heart offers it from then on', async () => {
      await open('/wunschliste/')
      await page.getByRole('button', { name: 'Neue Liste' }).click()
      await page.getByRole('button', { name: 'Liste anlegen' }).click()
      await expect(page.getByRole('alert').first()).toBeFocused()
      await page.getByLabel('Name der Liste').fill('Unsere Wünsche')
      await page.locator('#gift-list-dueOn').fill('2099-05-01')
      await noViolations(page)
      await page.getByRole('button', { name: 'Liste anlegen' }).click()
      // The list opened where the button was: its name stood above what was to be seen.
      await expect(page.getByRole('heading', { level: 1, name: 'Unsere Wünsche' })).toBeInViewport()
      await expect(page.getByRole('main')).toBeFocused()
      await page.getByRole('link', { name: 'Alle Listen' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Wunschliste' })).toBeVisible()
      await expect(page.getByRole('main')).toBeFocused()

      await open(productPath(large.number))
      const heart = page
        .getByRole('main')
        .getByRole('button', { name: /auf die Wunschliste$/ })
        .first()
      await heart.click()
      const chooser = page.getByRole('dialog')
      await expect(chooser).toBeVisible()
      await noViolations(page)
      await chooser.getByRole('button', { name: 'Unsere Wünsche' }).click()
      await expect(chooser).toHaveCount(0)
      await expect(heart).toBeFocused()
      await expect(page.getByText('Steht jetzt auf der Liste')).toBeVisible()
    })

    const link = await test.step('says that three are wanted, and shares the link', async () => {
      await open('/wunschliste/')
      await page.getByRole('main').getByRole('link', { name: 'Unsere Wünsche' }).click()
      await wish(page)
        .getByRole('button', { name: /^Wunsch ändern/ })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Gewünschte Anzahl').selectOption('3')
      await dialog.getByLabel('Hinweis für Schenkende').fill('Am liebsten in Grau')
      await dialog.getByRole('button', { name: 'Speichern' }).click()
      await expect(wish(page)).toContainText('3 gewünscht, 0 geschenkt')
      await page.getByRole('button', { name: 'Link erstellen' }).click()
      await noViolations(page)
      return page.getByLabel('Link zur Liste').inputValue()
    })

    const first = await giverAt(browser, link)
    const second = await giverAt(browser, link)
    const late = await giverAt(browser, link)

    // It said that none would be given again, of a wish that two were still missing of.
    await test.step('who has bought one elsewhere reads what is still missing, and stays with the wish', async () => {
      const elsewhere = wish(late).getByRole('button', { name: /^Woanders gekauft/ })
      await expect(wish(late)).toContainText('Noch 3 von 3 gewünscht')
      await elsewhere.focus()
      await late.keyboard.press('Enter')
      await expect(late.getByRole('dialog')).toContainText('Dann fehlen hier noch 2 Stück')
      await noViolations(late)
      await late.getByRole('button', { name: 'Ja, schon gekauft' }).press('Enter')
      await expect(wish(late)).toContainText('Noch 2 von 3 gewünscht')
      await expect(elsewhere).toBeFocused()
      await first.reload()
      await second.reload()
    })

    // The way to the footer took the place of the list in the address: the next reload showed none.
    await test.step('the ways within the page leave the list in the address', async () => {
      for (const way of ['#inhalt', '#fuss', '#top']) {
        await first.evaluate((hash) => location.assign(hash), way)
        await expect(first).toHaveURL(link)
      }
      await first.reload()
      await expect(wish(first)).toContainText('Noch 2 von 3 gewünscht')
    })

    await test.step('each of two givers reserves one, and a third reads that none is left', async () => {
      await expect(wish(first)).toContainText('Am liebsten in Grau')
      await noViolations(first)
      await give(first)
      await second.reload()
      await expect(wish(second)).toContainText('Noch 1 von 3 gewünscht')
      await give(second)
      const third = await giverAt(browser, link)
      await expect(wish(third)).toContainText('Liegt gerade in einem Warenkorb')
      await expect(wish(third).getByRole('button', { name: /^Schenken/ })).toHaveCount(0)
      await third.context().close()
    })

    // The buttons go with the last piece, and the focus fell out of the page with them.
    await test.step('who gave the last piece, and who came too late for it, stay with the wish', async () => {
      await second.keyboard.press('Escape')
      await expect(second.getByRole('dialog')).toHaveCount(0)
      await expect(wish(second).locator(':focus')).toContainText(/in (Ihrem|deinem) Warenkorb/)

      await wish(late)
        .getByRole('button', { name: /^Schenken/ })
        .focus()
      await late.keyboard.press('Enter')
      const choice = late.getByRole('dialog').getByRole('button', { name: 'In den Warenkorb' })
      const refusal = late.getByText('Das schenkt gerade schon jemand anderes')
      await expect(choice.or(refusal).first()).toBeVisible()
      if (await choice.isVisible()) await choice.press('Enter')
      await expect(refusal).toBeVisible()
      await expect(wish(late).locator(':focus')).toContainText('Liegt gerade in einem Warenkorb')
      await late.context().close()
    })

    await test.step('the address of a list leads back to it after a sign-in', async () => {
      const other = await giverAt(browser, page.url())
      await other.getByRole('main').getByRole('link', { name: 'Anmelden' }).click()
      await other.locator('#login-email').fill(email)
      await other.locator('#login-password').fill(PASSWORD)
      await other.locator('#login-password').press('Enter')
      await expect(other.getByRole('heading', { level: 1, name: 'Unsere Wünsche' })).toBeVisible()
      await other.context().close()
    })

    await test.step('the second buys it, and the basket and the checkout name the list', async () => {
      // The list without its token was asked for on the way out.
      const failed: string[] = []
      second.on('response', (answer) => {
        if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`)
      })
      await second
        .getByRole('banner')
        .getByRole('link', { name: /^Warenkorb/ })
        .click()
      await expect(second.getByRole('main')).toContainText('Geschenk von der Liste: „Unsere Wünsche“')
      expect(failed).toEqual([])
      await second.getByRole('link', { name: wordsOf('de-de').toCheckout, exact: true }).click()
      await goOnAsGuest(second, 'de-de')
      await fillAddress(second, 'de-de')
      await choosePayment(second, 'de-de', 'V')
      await order(second, 'de-de')
      await orderNumberOf(second, 'de-de')
    })

    // "This list is no longer shared" stood there.
    await test.step('opened in another country, the link leads to the shop of its list', async () => {
      const { pathname, hash } = new URL(link)
      await second.context().addCookies([{ name: 'shop_language', value: 'fr-fr', url: origin }])
      await second.goto(new URL(`/fr-fr${pathname}${hash}`, link).href)
      await expect(
        second.getByRole('heading', {
          level: 1,
          name: 'Cette liste appartient à la boutique d’un autre pays',
        }),
      ).toBeVisible()
      await noViolations(second)
      await second.getByRole('main').getByRole('link', { name: 'Voir la liste' }).click()
      await expect(second.getByRole('heading', { level: 1, name: 'Unsere Wünsche' })).toBeVisible()
    })

    await test.step('taking a wish off is asked about, and nothing is lost by a no', async () => {
      await page.reload()
      await wish(page)
        .getByRole('button', { name: /^Wunsch ändern/ })
        .click()
      await page.getByRole('button', { name: 'Von der Liste nehmen' }).click()
      const question = page.getByRole('dialog', { name: 'Wunsch von der Liste nehmen?' })
      await noViolations(page)
      await question.getByRole('button', { name: 'Abbrechen' }).click()
      await expect(question).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(wish(page)).toContainText('3 gewünscht, 2 geschenkt')
    })

    await test.step('the owner sees what was given, and a link that was taken back opens nothing', async () => {
      await page.reload()
      await expect(wish(page)).toContainText('3 gewünscht, 2 geschenkt')
      await page.getByRole('button', { name: 'Zurücknehmen' }).click()
      await expect(page.getByRole('button', { name: 'Link erstellen' })).toBeVisible()
      await second.reload()
      await expect(
        second.getByRole('heading', { level: 1, name: 'Diese Liste ist nicht mehr geteilt' }),
      ).toBeVisible()
    })

    await test.step('what was hearted long ago goes onto a list from the wishlist', async () => {
      await wish(page)
        .getByRole('button', { name: /^Wunsch ändern/ })
        .click()
      await page.getByRole('button', { name: 'Von der Liste nehmen' }).click()
      await page.getByRole('button', { name: 'Endgültig entfernen' }).click()
      await expect(page.getByText('Noch kein Wunsch auf dieser Liste')).toBeVisible()
      const address = page.url()
      await page.getByRole('link', { name: 'Alle Listen' }).click()
      await wish(page)
        .getByRole('button', { name: /^Auf eine Liste/ })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Unsere Wünsche' }).click()
      await expect(page.getByText('Steht jetzt auf der Liste')).toBeVisible()
      await page.goto(address)
      await expect(wish(page)).toContainText('1 gewünscht, 0 geschenkt')
    })

    // A wish could only be taken off here and looked for again there.
    await test.step('a wish moves to another list, which was made a moment ago', async () => {
      const address = page.url()
      await page.getByRole('link', { name: 'Alle Listen' }).click()
      await page.getByRole('button', { name: 'Neue Liste' }).click()
      await page.getByLabel('Name der Liste').fill('Zur Taufe')
      await page.getByRole('button', { name: 'Liste anlegen' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Zur Taufe' })).toBeVisible()
      await page.getByRole('link', { name: 'Alle Listen' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Unsere Wünsche' }).click()

      await wish(page)
        .getByRole('button', { name: /^Wunsch ändern/ })
        .click()
      await page.getByLabel('Liste', { exact: true }).selectOption('Zur Taufe')
      await noViolations(page)
      await page.getByRole('button', { name: 'Speichern' }).click()

      await expect(page.getByText('Steht jetzt auf der Liste „Zur Taufe“')).toBeVisible()
      await expect(page.getByText('Noch kein Wunsch auf dieser Liste')).toBeVisible()
      await page.getByRole('link', { name: 'Alle Listen' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Zur Taufe' }).click()
      await expect(wish(page)).toContainText('1 gewünscht, 0 geschenkt')
      await page.goto(address)
    })

    await test.step('a deletion is confirmed, and the address of the list says that there is none', async () => {
      const address = page.url()
      await page.getByRole('button', { name: 'Liste löschen' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Wunschliste' })).toBeVisible()
      await expect(page.getByText('Die Liste ist gelöscht')).toBeVisible()
      await expect(page.getByRole('main')).toBeFocused()

      // "That did not load. Nothing is lost." stood there, with a button to try again. The owner's other browser: the
      // answer to what is not there is an error of its console.
      const context = await browser.newContext({ storageState: await page.context().storageState() })
      await refuseByDefault(context)
      const other = await context.newPage()
      await other.goto(address)
      await expect(other.getByRole('heading', { level: 1, name: 'Diese Liste gibt es nicht' })).toBeVisible()
      await noViolations(other)
      await other.getByRole('main').getByRole('link', { name: 'Alle Listen' }).click()
      await expect(other.getByRole('heading', { level: 1, name: 'Wunschliste' })).toBeVisible()
      await context.close()
    })
    await first.context().close()
    await second.context().close()

    async function give(giver: Page): Promise<void> {
      await wish(giver)
        .getByRole('button', { name: /^Schenken/ })
        .click()
      await takenGift(giver)
    }
  },
)
