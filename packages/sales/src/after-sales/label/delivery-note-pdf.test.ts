import { openShop } from '@shop/domain/shop/shop'
import { anAddress } from '@shop/domain/testing/an-address'
import { testBrand } from '@shop/engine/testing/test-brand'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { deliveryNotePdf } from './delivery-note-pdf.ts'

// The note named a set alone: nobody could tell from it whether all of it had come.
test('a line names what is in a set', async () => {
  const set = { quantity: 1, articleNumber: '110813', name: 'Essgruppe', details: '1 × Tisch · 4 × Stuhl' }
  const note = {
    orderNumber: 'MU00000007',
    to: anAddress(),
    sentAt: new Date('2026-11-22T10:00:00Z'),
    carrier: null,
    trackingNumber: null,
    lines: [set, { ...set, name: 'Vase', details: '' }],
  }

  const bytes = await deliveryNotePdf(openShop(testBrand, 'de-de'), note)

  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    '1 × Essgruppe (110813) 1 × Tisch · 4 × Stuhl 1 × Vase (110813)',
  )
})
