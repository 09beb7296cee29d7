import { expect, test } from 'vitest'
import { labelledRows } from './labelled-rows.ts'

const ROWS = [{ label: 'Name' }, { label: '' }]
const shown = (key: string, label: string, value: string) => ({ [key]: { key, label, value } })

test.each([
  { customText: { text1: ' Mia ' }, rows: shown('text1', 'Name', 'Mia') },
  {
    customText: { text1: 'Mia', text2: '2026' },
    rows: { ...shown('text1', 'Name', 'Mia'), ...shown('text2', 'Wunschtext', '2026') },
  },
  { customText: { text1: '', text2: '2026' }, rows: shown('text2', 'Wunschtext', '2026') },
  { customText: { text1: 'Mia', text3: 'Ida' }, rows: shown('text1', 'Name', 'Mia') },
  { customText: { text1: 'ohne' }, rows: {} },
  { customText: { text1: ' ' }, rows: {} },
  { customText: {}, rows: {} },
  { customText: null, rows: {} },
])('$customText shows $rows', ({ customText, rows }) => {
  expect(labelledRows(customText, ROWS, 'Wunschtext')).toEqual(rows)
})
