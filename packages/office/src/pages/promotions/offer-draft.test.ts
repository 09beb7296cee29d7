import { expect, test } from 'vitest'
import { checkedDraft, idOf, newDraft, newTier, type OfferDraft } from './offer-draft.ts'
import {
  blankCondition,
  blankEffect,
  CONDITIONS,
  conditionFields,
  effectFields,
  SINGLE_EFFECTS,
} from './record-fields.ts'

const name = { de: 'Herbst', fr: 'Automne', nl: 'Herfst' }
const discount = { type: 'automatic_discount', discountType: 'relative', discountValue: 10 }
const draft = (words: Partial<OfferDraft>): OfferDraft => ({
  ...newDraft(),
  id: 'herbst',
  name,
  effect: discount,
  ...words,
})

test.each<[string, Partial<OfferDraft>, string[]]>([
  ['all that is asked', {}, []],
  ['a name that lacks a language', { name: { ...name, fr: ' ' } }, ['name.fr']],
  ['more than everything off', { effect: { ...discount, discountValue: 101 } }, ['effect.discountValue']],
  ['no discount', { effect: blankEffect('automatic_discount') }, ['effect.discountValue']],
  [
    'nothing to choose',
    {
      effect: {
        ...blankEffect('buy_x_get_y'),
        eligibleItemsQuantity: 2,
        discountValue: 100,
        maxCount: 1,
        applicableItemSelectionType: 'variant_ids',
      },
    },
    ['effect.variantIds'],
  ],
  ['no steps', { effect: { type: 'tiered', tiers: [] } }, ['effect.tiers']],
  [
    'an empty step',
    { effect: { type: 'tiered', tiers: [newTier(1)] } },
    [
      'effect.tiers.0.name.de',
      'effect.tiers.0.name.fr',
      'effect.tiers.0.name.nl',
      'effect.tiers.0.mov',
      'effect.tiers.0.effect.discountValue',
    ],
  ],
  ['an empty condition', { conditions: [blankCondition('minimum_value')] }, ['conditions.0.value']],
  ['no short name', { id: '' }, ['id']],
])('a promotion with %s', (_, words, wrong) => {
  const checked = checkedDraft(draft(words))

  expect(checked.wrong).toEqual(wrong)
  expect(checked.record === null).toBe(wrong.length > 0)
})

test('every kind that the schema knows can be filled in', () => {
  expect(SINGLE_EFFECTS).toHaveLength(4)
  expect(CONDITIONS).toHaveLength(9)
  expect(effectFields('automatic_discount').map((field) => field.name)).toEqual([
    'discountType',
    'discountValue',
  ])
  expect(conditionFields('excludes_sale')).toEqual([])
})

test('the short name is made of what addresses can hold', () => {
  expect(idOf('Größe zählt: 3 für 2!')).toBe('groesse-zaehlt-3-fuer-2')
})
