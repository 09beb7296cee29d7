import { wordsIn } from '../fixtures/catalogues.ts'
import { refuseByDefault } from '../fixtures/consent.ts'
import { productPath } from '../fixtures/goods.ts'
import { mailTo } from '../fixtures/mail-to.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
import { aReview } from './a-review.ts'
import { aMember, attemptOf, shotsOf, signIn } from './desk.ts'

test('a question asked in French is answered by the desk, mailed once, and read in both languages', async ({
  page,
  browser,
  shop,
  say,
  noViolations,
}, info) => {
  test.slow()
  const attempt = attemptOf(info)
  const french = await wordsIn('fr-fr', shop.id)
  const email = `rita.${attempt}@example.org`
  const question = `Les coutures sont-elles vraiment solides, essai ${attempt} ?`
  const answer = 'Oui, elles sont doubles et tiennent des années.'
  const path = productPath(shop.goods.small.number)
  const shopper = await browser.newContext({ baseURL: shopOrigin(shop) })
  await refuseByDefault(shopper)
  const reader = await shopper.newPage()

  await reader.goto(`/fr-fr${path}`)
  await alive(reader)
  await reader.getByText(french('question.panel'), { exact: true }).click()
  await reader.getByRole('button', { name: french('question.ask') }).click()
  const form = reader.getByRole('dialog')
  await form.getByRole('button', { name: french('question.send') }).click()
  await expect(form.getByRole('alert')).toContainText(french('question.text'))
  await noViolations(reader)
  await form.getByLabel(french('question.text')).fill(`${question} Réponse à ${email}`)
  await form.getByLabel(french('checkout.email')).fill(email)
  await form.getByRole('button', { name: french('question.send') }).click()
  await expect(form.getByText(french('problem.questionEmail')).first()).toBeVisible()
  await form.getByLabel(french('question.text')).fill(question)
  await form.getByLabel(french('question.name')).fill('Rita')
  await form.getByRole('button', { name: french('question.send') }).click()
  await expect(form.getByRole('status')).toContainText(french('question.sent'))
  await form.getByRole('button', { name: french('review.close') }).click()
  await expect(reader.getByRole('button', { name: french('question.ask') })).toBeFocused()
  await expect(reader.getByText(question)).toHaveCount(0)

  await aMember(shop, `quentin.${attempt}@example.org`, 'service')
  const shot = shotsOf(page)
  await signIn(page, `quentin.${attempt}@example.org`)
  await page.getByRole('link', { name: 'Inbox', exact: true }).click()
  await page.getByRole('link', { name: /Questions/ }).click()
  const row = page.getByRole('row').filter({ hasText: question })
  await expect(row).toContainText('Promised by the shop')
  await row.getByRole('link').click()
  await expect(page.getByRole('region', { name: 'On the page of the product' })).toContainText('Nothing yet')
  await noViolations(page)
  await shot('question')
  await page.getByRole('button', { name: 'Answer publicly' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer publicly' })
  await expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveValue(question)
  await dialog.getByRole('textbox', { name: 'Answer' }).fill(answer)
  await expect(dialog.getByRole('status')).toContainText(`goes to ${email}`)
  await noViolations(page)
  await shot('question-answer')
  await dialog.getByRole('button', { name: 'Publish the answer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Done')
  await expect(page.getByRole('region', { name: 'On the page of the product' })).toContainText(answer)
  await shot('question-done')

  await expect(async () => {
    await reader.goto(`/fr-fr${path}#fragen`)
    expect(await reader.getByText(question).count()).toBe(1)
  }).toPass({ timeout: 90_000 })
  const article = reader.locator('#fragen article').filter({ hasText: question })
  await expect(article).toContainText(answer)
  await expect(article).toContainText(french('question.answeredBy', { shop: shop.brandName }))
  await noViolations(reader)
  await reader.goto(`${path}#fragen`)
  await expect(article.getByText(answer)).toHaveAttribute('lang', 'fr')
  await expect(article).toContainText(say('review.inFrench'))

  const mail = await mailTo(reader, email, 'questionAnswered')
  expect(mail).toContain(answer)
  expect(mail).toContain('/fr-fr/')
  await shopper.close()
})

test('a review is shown once the desk has read it, and goes after a report, for a reason that both sides read', async ({
  page,
  browser,
  shop,
  noViolations,
}, info) => {
  test.slow()
  const attempt = attemptOf(info)
  const text = `Im Alltag bewährt, sagt auch Frau Berg, Versuch ${attempt}.`
  const reporter = `berg.${attempt}@example.org`
  const path = productPath(shop.goods.small.number)
  const { email, reader, shopper } = await aReview(browser, shop, { rating: 4, text })

  await aMember(shop, `ruth.${attempt}@example.org`, 'service')
  const shot = shotsOf(page)
  await signIn(page, `ruth.${attempt}@example.org`)
  await page.getByRole('link', { name: /^Reviews \d+$/ }).click()
  const card = page.getByRole('listitem').filter({ hasText: text })
  await expect(card.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await expect(card).toContainText('Purchase not known')
  await expect(page.getByRole('main')).not.toContainText(email)
  await noViolations(page)
  await shot('reviews')
  await card.getByRole('button', { name: /^Show it:/ }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'To be read' })).toBeFocused()

  await expect(async () => {
    await reader.goto(`${path}#bewertungen`)
    expect(await reader.getByText(text).count()).toBe(1)
  }).toPass({ timeout: 90_000 })
  await alive(reader)
  const shown = reader.locator('#bewertungen article').filter({ hasText: text })
  await shown.getByRole('button', { name: 'Bewertung melden' }).click()
  const form = reader.getByRole('dialog', { name: 'Bewertung melden' })
  await form.getByLabel('Grund').selectOption('Persönliche Angaben über jemanden')
  await form.getByLabel('Was genau ist daran falsch').fill('Ich habe dem nicht zugestimmt, bitte entfernen.')
  await form.getByLabel('Name').fill('Frau Berg')
  await form.getByLabel('E-Mail-Adresse').fill(reporter)
  await form.getByLabel('nach bestem Wissen').check()
  await form.getByRole('button', { name: 'Meldung absenden' }).click()
  await expect(form.getByRole('status')).toBeVisible()

  await page.reload()
  await page
    .getByRole('navigation', { name: 'What waits' })
    .getByRole('link', { name: /Reported/ })
    .click()
  const report = page.getByRole('listitem').filter({ hasText: text })
  await expect(report).toContainText('Personal details about somebody')
  await expect(report).toContainText(reporter)
  await report.getByRole('button', { name: /^Decide: M-/ }).click()
  const dialog = page.getByRole('dialog', { name: /^M-/ })
  await dialog.getByRole('button', { name: 'The review' }).click()
  await page.getByRole('option', { name: 'goes', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'The reason' }).fill('Der Text nennt eine Nachbarin beim Namen.')
  await expect(dialog.getByRole('status')).toContainText(`goes to ${reporter}`)
  await expect(dialog.getByRole('status')).toContainText(`goes to ${email}`)
  await noViolations(page)
  await shot('reviews-report')
  await page.setViewportSize({ width: 390, height: 844 })
  await noViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await dialog.getByRole('button', { name: 'Take it down' }).click()
  await expect(report).toHaveCount(0)

  expect(await mailTo(reader, reporter, 'reportDecided')).toContain('Nachbarin')
  expect(await mailTo(reader, email, 'reviewRemoved')).toContain('Nachbarin')
  await shopper.close()
})
