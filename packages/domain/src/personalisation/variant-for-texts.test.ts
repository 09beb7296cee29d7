import { describe, expect, test } from 'vitest'
import { variantForTexts } from './variant-for-texts.ts'

const name = { label: 'Name', maxLength: 8, maxLengthOf: { small: 3, middle: 5, large: 8 }, required: true }
const date = { label: 'Datum', maxLength: 10, maxLengthOf: {}, required: false }
const small = { referenceKey: 'small', price: 2490 }
const middle = { referenceKey: 'middle', price: 3490 }
const large = { referenceKey: 'large', price: 4990 }

describe('where variants are counted in letters', () => {
  test.each([
    ['nothing typed', [''], 'middle', 'middle'],
    ['only spaces', ['  '], 'middle', 'middle'],
    ['as many as the smallest takes', ['Mia'], 'small', 'small'],
    ['one more than it takes', ['Emil'], 'small', 'middle'],
    ['fewer than the chosen takes', ['Mia'], 'large', 'small'],
    ['an accent', ['Zoé'], 'large', 'small'],
    ['as many as the largest takes', ['Johannes'], 'small', 'large'],
    ['more than any takes', ['Maximilian'], 'small', 'large'],
    ['a row that all take alike', ['Mia', '1.2.2026'], 'large', 'small'],
    ['a second row that none takes', ['Mia', '1. Februar 2026'], 'small', 'large'],
  ])('%s: %j of the %s is the %s', (_, texts, chosen, variant) => {
    const offer = { variants: [large, small, middle], chosen }

    expect(variantForTexts({ rows: [name, date] }, offer, texts)).toBe(variant)
  })

  test('a larger one that costs less is taken', () => {
    const offer = { variants: [small, { ...large, price: 1990 }], chosen: 'small' }

    expect(variantForTexts({ rows: [name] }, offer, ['Mia'])).toBe('large')
  })

  test('what is sold out is not offered', () => {
    expect(variantForTexts({ rows: [name] }, { variants: [large], chosen: 'large' }, ['Mia'])).toBe('large')
  })

  test('a variant without a number of letters is something else', () => {
    const other = { referenceKey: 'other', price: 100 }

    expect(variantForTexts({ rows: [name] }, { variants: [other, small], chosen: 'small' }, ['Mia'])).toBe(
      'small',
    )
  })

  test('without any to order the chosen one stays', () => {
    expect(variantForTexts({ rows: [name] }, { variants: [], chosen: 'large' }, ['Mia'])).toBe('large')
  })
})

test('where they differ in size or colour the chosen one stays', () => {
  const offer = { variants: [small, middle], chosen: 'middle' }

  expect(variantForTexts({ rows: [date] }, offer, ['1.2.'])).toBe('middle')
})
