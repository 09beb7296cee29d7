import { writeFileSync } from 'node:fs'
import { productPath } from '../fixtures/goods.ts'
import { command } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP } from '../fixtures/shops.ts'

/** A page that was made before takes a moment to be made anew. */
const SOON = { timeout: 90_000 }

test(
  'a recalled product is listed, warned of and not sold, until the recall is lifted',
  IN_ONE_SHOP,
  async ({ page, shop, open, noViolations }, testInfo) => {
    const number = shop.productGoods.recalled
    const buttons = page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' })
    await open('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Produktrückrufe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Produktrückrufe' })).toBeVisible()
    await expect(page.getByText('Zurzeit ist kein Produkt zurückgerufen.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Kontakt zur Produktsicherheit' })).toBeVisible()
    await noViolations(page)

    await open(productPath(number))
    await buttons.first().click()
    await expect(page.getByRole('dialog', { name: 'Im Warenkorb' })).toBeVisible()

    const file = testInfo.outputPath('recall.json')
    writeFileSync(file, JSON.stringify({ id: 'R-2026-01', products: [number], ...NOTICE }))
    expect(await command(shop, 'recall', 'publish', file)).toContain('R-2026-01: published')

    try {
      await expect(async () => {
        await page.goto('/rueckrufe/')
        expect(await page.getByRole('heading', { name: NOTICE.headline.de }).count()).toBe(1)
      }).toPass(SOON)
      await expect(page.getByRole('heading', { level: 2, name: 'Produktsicherheitsrückruf' })).toBeVisible()
      await expect(page.getByText(NOTICE.hazard.de)).toBeVisible()
      await expect(page.getByText('Erstattung des Kaufpreises')).toBeVisible()
      await noViolations(page)

      await expect(async () => {
        await page.goto(productPath(number))
        expect(
          await page.getByText(`Produktsicherheitsrückruf: ${NOTICE.headline.de}`).count(),
        ).toBeGreaterThan(0)
      }).toPass(SOON)
      await expect(buttons).toHaveCount(0)
      const warning = page.getByRole('main').getByRole('link', { name: NOTICE.hazard.de }).first()
      await expect(warning).toHaveAttribute('href', /\/rueckrufe\/$/)

      await page.goto('/warenkorb/')
      const line = page.getByRole('listitem').filter({ hasText: 'zurückgerufen' })
      await expect(line.getByText('wird nicht mehr verkauft')).toBeVisible()
      await expect(line.getByText('Gerade nicht lieferbar')).toHaveCount(0)
      await noViolations(page)
      await expect(line.getByRole('link', { name: 'Zum Rückruf' })).toHaveAttribute('href', '/rueckrufe/')
    } finally {
      await command(shop, 'recall', 'lift', 'R-2026-01')
    }

    await expect(async () => {
      await page.goto(productPath(number))
      expect(await page.getByText('Produktsicherheitsrückruf').count()).toBe(0)
      expect(await buttons.count()).toBeGreaterThan(0)
    }).toPass(SOON)
  },
)

const NOTICE = {
  headline: {
    de: 'Rand kann abplatzen',
    fr: 'Le bord peut éclater',
    nl: 'Rand kan afspringen',
  },
  hazard: {
    de: 'Scharfe Kanten können schwere Schnitte verursachen.',
    fr: 'Des arêtes vives peuvent causer de graves coupures.',
    nl: 'Scherpe randen kunnen ernstige snijwonden veroorzaken.',
  },
  whatToDo: {
    de: 'Sofort nicht mehr benutzen.',
    fr: 'Ne plus l’utiliser dès maintenant.',
    nl: 'Meteen niet meer gebruiken.',
  },
  remedies: ['replacement', 'refund'],
  contact: { email: 'produktsicherheit@shop.example', phone: null },
}
