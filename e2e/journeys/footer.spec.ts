import { alive, expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_OTHER_SHOP, byDayInTurn, withAWideRange } from '../fixtures/shops.ts'

/** What the law wants, beside the columns that editors make. */
const FOOTERS = [
  {
    prefix: '',
    column: 'Einkaufen',
    link: 'Gutscheine',
    law: ['Impressum', 'AGB', 'Vertrag widerrufen', 'Kontakt'],
  },
  {
    prefix: '/fr-ch',
    column: 'Votre espace',
    link: 'Bons cadeaux',
    law: ['Mentions légales', 'CGV', 'Contact'],
  },
  {
    prefix: '/nl-nl',
    column: 'Winkelen',
    link: 'Cadeaubonnen',
    law: ['Colofon', 'Algemene voorwaarden', 'Overeenkomst herroepen', 'Contact'],
  },
]

for (const [row, { prefix, column, link, law }] of FOOTERS.entries())
  test(
    `the footer of ${prefix || 'the first locale'} has the columns of its editors, and what the law wants once`,
    withAWideRange(byDayInTurn(row)),
    async ({ page, request, origin }) => {
      await page.goto(`${origin}${prefix}/impressum/`)
      await alive(page)
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('heading', { name: column, exact: true })).toBeVisible()
      for (const name of law) await expect(footer.getByRole('link', { name, exact: true })).toHaveCount(1)

      // Alive, it says the same.
      const before = await footer.innerText()
      await footer.dispatchEvent('wake')
      await expect(page.locator('[data-asleep]').filter({ has: footer })).toHaveCount(0)
      expect(await footer.innerText()).toBe(before)

      const payload = await request.get(`${origin}${prefix}/impressum/_payload.json`)
      expect(await payload.text()).not.toContain(link)
    },
  )

test(
  'a page that is reached from one without the footer has it all the same',
  withAWideRange(BY_DAY_IN_OTHER_SHOP),
  async ({ page, origin }) => {
    const documents: string[] = []
    page.on('request', (asked) => {
      if (asked.isNavigationRequest()) documents.push(asked.url())
    })
    await page.goto(`${origin}/fr-ch/documentation/`)
    await alive(page)
    await expect(page.getByRole('heading', { name: 'Votre espace' })).toHaveCount(0)

    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/fr-ch/impressum/'
      link.textContent = 'Retour'
      document.body.append(link)
      link.click()
    })

    await expect(page).toHaveURL(/\/fr-ch\/impressum\/$/)
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Votre espace' })).toBeVisible()
    expect(documents).toHaveLength(1)
  },
)
