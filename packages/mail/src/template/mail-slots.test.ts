import { openShop } from '@shop/domain/shop/shop'
import { anImage } from '@shop/domain/testing/a-product'
import { testBrand } from '@shop/engine/testing/test-brand'
import { expect, test } from 'vitest'
import type { MailContent } from '../mail-content.ts'
import { mailPicture } from '../mail-picture.ts'
import { mailSender } from '../mail-sender.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

const CLOSING = 'Mit freundlichen Grüßen'
const sender = mailSender(openShop(testBrand, 'de-de'))
const page = 'https://shop.example/danke/?order=a'
const content: MailContent = {
  subject: 'Bestellung',
  paragraphs: ['Guten Tag'],
  rows: [{ label: '1 × Holm', value: '9 €', picture: mailPicture(anImage(), { page, place: 'goods' }) }],
  link: { label: 'Ansehen', address: page },
  sender,
}

test('the parts of a mail stand in the order of the brand, and none is lost that it does not name', () => {
  const linkFirst = withSlots({ order: ['closing', 'link'] })

  expect(places(mailHtml(content))).toEqual(['1 × Holm', 'Ansehen', CLOSING])
  expect(places(mailHtml({ ...content, sender: linkFirst }))).toEqual([CLOSING, 'Ansehen', '1 × Holm'])
})

test('pictures of goods are as large as the brand has them, and described where they do not come', () => {
  const html = mailHtml({ ...content, sender: withSlots({ goods: { size: 88, corner: 16 } }) })

  expect(html).toContain('src="https://shop.example/i/150x75/lindhaus/holm-grau-main.jpg"')
  expect(html).toMatch(/<img[^>]*alt="Sessel Holm in Grau"[^>]*width="88" height="88"/)
  expect(html).toContain('border-radius:16px')
})

test('an order of many things shows twenty pictures and all words', () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({
    label: `${index} × Holm`,
    value: '9 €',
    picture: mailPicture(anImage(), { page, place: 'goods' }),
  }))

  const html = mailHtml({ ...content, rows })

  expect(html.match(/<img /g)).toHaveLength(20)
  expect(html).toContain('29 × Holm')
})

test('what the shop sends to itself has no farewell', () => {
  const unsigned = { ...content, isUnsigned: true as const }

  expect(mailText(content)).toContain(`${CLOSING}\nIhr Team von Prüfhaus`)
  expect(mailText(unsigned) + mailHtml(unsigned)).not.toContain(CLOSING)
})

test('a button as wide as the sheet is a block, and dots are no words', () => {
  const html = mailHtml({
    ...content,
    sender: withSlots({ button: 'sheet', head: { align: 'center', below: 'dots' } }),
  })

  expect(html).toMatch(/<a [^>]*style="[^"]*display:block/)
  expect(html).toMatch(/<div [^>]*aria-hidden="true"[^>]*>•••</)
})

function withSlots(slots: Partial<typeof sender.look.slots>) {
  return { ...sender, look: { ...sender.look, slots: { ...sender.look.slots, ...slots } } }
}

function places(html: string): string[] {
  return ['1 × Holm', 'Ansehen', CLOSING].toSorted(
    (one, other) => html.lastIndexOf(one) - html.lastIndexOf(other),
  )
}
