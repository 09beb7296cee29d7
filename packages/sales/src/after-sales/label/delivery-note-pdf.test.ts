import { openShop } from '@shop/domain/shop/shop'
import { anAddress } from '@shop/domain/testing/an-address'
import { testBrand } from '@shop/engine/testing/test-brand'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { MM } from '../../invoice/paper.ts'
import { deliveryNotePdf } from './delivery-note-pdf.ts'

const NOTE = {
  orderNumber: 'MU00000007',
  to: anAddress(),
  sentAt: new Date('2026-11-22T10:00:00Z'),
  carrier: null,
  trackingNumber: null,
}
const SET = { quantity: 1, articleNumber: '110813', name: 'Essgruppe', details: '1 × Tisch · 4 × Stuhl' }

// The note named a set alone: nobody could tell from it whether all of it had come.
test('a line names what is in a set', async () => {
  const bytes = await noteOf([SET, { ...SET, name: 'Vase', details: '' }])

  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    '1 × Essgruppe (110813) 1 × Tisch · 4 × Stuhl 1 × Vase (110813)',
  )
})

test('a set of many parts is not torn by the end of a page', async () => {
  const parts = Array.from({ length: 80 }, (_, index) => `1 × Teil ${index + 1}`).join(' · ')
  const lines = Array.from({ length: 12 }, (_, index) => ({
    ...SET,
    name: `Set ${index + 1}`,
    details: parts,
  }))

  const document = await getDocumentProxy(await noteOf(lines))
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' ? [{ text: item.str, y: Number(item.transform[5]) }] : [],
      )
    }),
  )

  // From the lower edge of the paper.
  for (const page of pages) expect(Math.min(...page.map(({ y }) => y))).toBeGreaterThan(10 * MM)
  const sets = pages.map((page) => page.filter(({ text }) => /^1 × Set/.test(text)).length)
  expect(sets.reduce((sum, count) => sum + count)).toBe(12)
})

async function noteOf(lines: (typeof SET)[]) {
  return deliveryNotePdf(openShop(testBrand, 'de-de'), { ...NOTE, lines })
}
