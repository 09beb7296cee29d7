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

test('the number of a paper stays in one piece', () => {
  const sender = mailSender(openShop(testBrand, 'de-de'))

  const html = mailHtml({ subject: 'Reklamation C-48210-93754 ist da', paragraphs: [], sender })

  expect(html).toContain('Reklamation <span style="white-space:nowrap">C-48210-93754</span> ist da</h1>')
})
