import { expect, test } from 'vitest'
import { aBasketItem } from '../../testing/a-basket-item.ts'
import { lineDetails } from './line-details.ts'

const FACTS = { warnings: [], ageFrom: null, energyLabel: null, asksForOldDevice: false }
const NAME = { text1: { key: 'text1', label: 'Nom', value: 'Mia' } }

test.each([
  ['both', ['Grau', 'Eiche'], NAME, ['Grau · Eiche', 'Nom\u00a0: Mia']],
  ['no properties', [], NAME, ['Nom\u00a0: Mia']],
  ['neither', [], {}, []],
])('%s', (_, essentials, displayData, said) => {
  expect(lineDetails(aBasketItem({ facts: { ...FACTS, essentials }, displayData }), 'fr')).toEqual(said)
})
