import { openShop } from '@shop/domain/shop/shop'
import { anAddress } from '@shop/domain/testing/an-address'
import { testBrand } from '@shop/engine/testing/test-brand'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { MM } from '../../invoice/paper.ts'
import { returnLabelPdf } from './return-label-pdf.ts'

const LABEL = {
  number: 'R-00000-00007',
  orderNumber: 'MU00000007',
  carrier: 'dhl',
  trackingNumber: '00340434161094000007',
  isFreight: false,
  from: anAddress(),
  announcedAt: new Date('2026-11-22T10:00:00Z'),
}
const SET = { quantity: 1, articleNumber: '110813', name: 'Essgruppe', details: '1 × Tisch · 4 × Stuhl' }

// The slip named a set alone: nobody could tell from it whether all of it was in the parcel.
test('the slip inside names what is in a set', async () => {
  const { text } = await extractText(await labelOf([SET, { ...SET, name: 'Vase', details: '' }]), {
    mergePages: true,
  })

  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    '1 × Essgruppe (110813) 1 × Tisch · 4 × Stuhl 1 × Vase (110813)',
  )
})

test('what does not fit on the slip is counted, and nothing leaves the sheet', async () => {
  const parts = Array.from({ length: 60 }, (_, index) => `1 × Teil ${index + 1}`).join(' · ')
  const lines = Array.from({ length: 12 }, (_, index) => ({
    ...SET,
    name: `Set ${index + 1}`,
    details: parts,
  }))

  const document = await labelOf(lines)
  const { items } = await (await document.getPage(1)).getTextContent()
  const set = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))

  expect(document.numPages).toBe(1)
  // From the lower edge of the paper.
  expect(Math.min(...set.map(({ transform }) => Number(transform[5])))).toBeGreaterThan(10 * MM)
  const shown = set.filter(({ str }) => /^1 × Set/.test(str)).length
  expect(shown).toBeGreaterThan(1)
  expect(set.map(({ str }) => str)).toContain(`+ ${12 - shown}`)
})

async function labelOf(lines: (typeof SET)[]) {
  return getDocumentProxy(await returnLabelPdf(openShop(testBrand, 'de-de'), { ...LABEL, lines }))
}
