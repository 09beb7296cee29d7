import { wordsIn } from '../fixtures/catalogues.ts'
import { refuseByDefault } from '../fixtures/consent.ts'
import { productPath } from '../fixtures/goods.ts'
import { mailTo } from '../fixtures/mail-to.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
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
  await page.goto('/')
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
