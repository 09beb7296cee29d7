import { expect, test } from 'vitest'
import { isSameLine, type LineIdentity } from './same-line.ts'

const plain: LineIdentity = { variantId: 1, customText: null, itemGroup: null }
const forMia: LineIdentity = { ...plain, customText: { text1: 'Mia' } }
const grouped: LineIdentity = { ...plain, itemGroup: { id: '12345678' } }

test.each<[string, LineIdentity, LineIdentity, boolean]>([
  ['a variant and itself', plain, { ...plain }, true],
  ['two variants', plain, { ...plain, variantId: 2 }, false],
  ['no text and „ohne“', plain, { ...plain, customText: { text1: 'ohne' } }, true],
  ['no text and empty rows', plain, { ...plain, customText: { text1: '', text2: ' ' } }, true],
  ['no text and a text', plain, forMia, false],
  ['two equal texts', forMia, { ...plain, customText: { text1: 'Mia' } }, true],
  ['equal texts but for spaces around', forMia, { ...plain, customText: { text1: ' Mia ' } }, true],
  ['two texts', forMia, { ...plain, customText: { text1: 'Ida' } }, false],
  ['texts in upper and lower case', forMia, { ...plain, customText: { text1: 'MIA' } }, false],
  ['a text and the same in another row', forMia, { ...plain, customText: { text2: 'Mia' } }, false],
  [
    'a text and the same with an empty row',
    forMia,
    { ...plain, customText: { text1: 'Mia', text2: '' } },
    true,
  ],
  [
    'rows in another order',
    { ...plain, customText: { text1: 'Mia', text2: '2026' } },
    { ...plain, customText: { text2: '2026', text1: 'Mia' } },
    true,
  ],
  ['one in a group and one in none', plain, grouped, false],
  ['two of one group', grouped, { ...plain, itemGroup: { id: '12345678' } }, true],
  ['two of two groups', grouped, { ...plain, itemGroup: { id: '87654321' } }, false],
])('%s are the same line: %s', (_, one, other, isSame) => {
  expect(isSameLine(one, other)).toBe(isSame)
  expect(isSameLine(other, one)).toBe(isSame)
})
