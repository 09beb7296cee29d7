import { openShop } from '@shop/domain/shop/shop'
import { testBrand } from '@shop/engine/testing/test-brand'
import { expect, test } from 'vitest'
import { mailSender } from '../mail-sender.ts'
import { mailHtml } from './mail-html.ts'

test.each([
  { locale: 'fr-fr', written: 'rendu\u00a0; le reste\u00a0: ici\u00a0?' },
  { locale: 'nl-nl', written: 'rendu ; le reste : ici ?' },
] as const)('in $locale a sign that stands apart never begins a line', ({ locale, written }) => {
  const sender = mailSender(openShop(testBrand, locale))

  const html = mailHtml({ subject: 'A', paragraphs: ['rendu ; le reste : ici ?'], sender })

  expect(html).toContain(`>${written}</p>`)
})

test.each(['C-48210-93754', 'M-4711-0815', 'R-2026-01', 'CH-020.0.000.001-0'])(
  'the number %s stays in one piece, in a title, beside its name and below the mail',
  (number) => {
    const sender = { ...mailSender(openShop(testBrand, 'de-de')), lines: [`Register, ${number}`] }

    const html = mailHtml({
      subject: `Reklamation ${number} ist da`,
      paragraphs: [],
      rows: [{ label: 'Nummer', value: number }],
      sender,
    })

    const whole = `<span style="white-space:nowrap">${number}</span>`
    expect(html).toContain(`Reklamation ${whole} ist da</h1>`)
    expect(html).toContain(`>${whole}</td>`)
    expect(html).toContain(`Register, ${whole}<br/>`)
  },
)

// „Eingegangen“ was broken before its last letter, as the table was free to make the column of names as narrow as one.
test.each([
  ['Eingegangen', false],
  ['Babyautostoeltje Nestling', false],
  ['Donaudampfschifffahrtsgesellschaft', true],
])('the name %s beside its value may break within a word: %s', (label, isBroken) => {
  const sender = mailSender(openShop(testBrand, 'de-de'))

  const html = mailHtml({ subject: 'A', paragraphs: [], rows: [{ label, value: 'am Dienstag' }], sender })

  const [, style = ''] = /<th[^>]* style="([^"]*)"/.exec(html) ?? []
  expect(style.includes('word-break:break-word')).toBe(isBroken)
})

// The name of a set took thirty lines between its picture and its price.
test('the name of pictured goods has the width of the table, and on a phone the price below it', () => {
  const sender = mailSender(openShop(testBrand, 'de-de'))
  const picture = { address: 'https://shop.example/a.webp', alt: '', width: 200, height: 200 }

  const html = mailHtml({
    subject: 'A',
    paragraphs: [],
    rows: [{ label: '1 × Essgruppe', value: 'CHF 1’569.00', picture }],
    sender,
  })

  expect(html).toMatch(/<th[^>]*m-name[^>]*;width:100%[^>]*>1 × Essgruppe/)
  expect(html).toMatch(/<td[^>]*m-price[^>]*>CHF 1’569.00/)
  expect(html).toMatch(/max-width:479px\)[^@]*\.m-list td\{display:block!important\}/)
})

// A table is as wide as a picture in it: that of 320 px made the mail wider than a phone of 375.
test('a picture takes the width of the sheet on a phone, and no more', () => {
  const sender = mailSender(openShop(testBrand, 'de-de'))
  const picture = { address: 'https://shop.example/a.webp', alt: '', width: 600, height: 600 }

  const html = mailHtml({ subject: 'A', paragraphs: [], picture, sender })

  expect(html).toMatch(/<img[^>]*class="m-picture"/)
  expect(html).toMatch(/max-width:479px\)[^@]*\.m-picture\{width:100%!important\}/)
})

// „Produktsicherheitsrückruf“ made the whole mail wider than a phone.
test.each([
  ['Produktsicherheitsrückruf', 'm-text m-title m-long'],
  ['Ihre Bestellung ist da', 'm-text m-title'],
])('the title %s is set so that its longest word has room', (title, className) => {
  const sender = mailSender(openShop(testBrand, 'de-de'))

  const html = mailHtml({ subject: 'A', title, paragraphs: [], sender })

  expect(html).toContain(`<h1 class="${className}"`)
})
