import { expect, test } from 'vitest'
import { emptyVariant } from './new-goods-texts.ts'
import { matrixOf } from './variant-matrix.ts'

const first = { ...emptyVariant(), stock: '4', prices: { DE: '24.90' } }
const labels = (colours: string, sizes: string) =>
  matrixOf({ colours, sizes, number: 'bowl1', first }).map(({ label, articleNumber }) => [
    label.de,
    articleNumber,
  ])

test('every colour comes in every size, with what the first one costs and how many there are', () => {
  expect(labels('Weiß, Grün', '20 cm, 30 cm')).toEqual([
    ['Weiß, 20 cm', 'bowl1-weiss-20-cm'],
    ['Weiß, 30 cm', 'bowl1-weiss-30-cm'],
    ['Grün, 20 cm', 'bowl1-gruen-20-cm'],
    ['Grün, 30 cm', 'bowl1-gruen-30-cm'],
  ])
  expect(matrixOf({ colours: 'Weiß', sizes: '', number: 'bowl1', first })[0]).toMatchObject({
    stock: '4',
    prices: { DE: '24.90' },
  })
})

test('one of both lists is enough, and what is named twice comes once', () => {
  expect(labels('Weiß; weiß ,', '')).toEqual([['Weiß', 'bowl1-weiss']])
  expect(labels('', 'S, M')).toEqual([
    ['S', 'bowl1-s'],
    ['M', 'bowl1-m'],
  ])
  expect(labels(' , ', '')).toEqual([])
})
