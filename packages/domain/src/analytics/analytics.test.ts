import { expect, test } from 'vitest'
import { aProductCard } from '../testing/a-product-card.ts'
import { emailHashInput } from './email-hash-input.ts'
import { cardInList, categoryLevels, itemListPlace } from './item-list.ts'
import { keptScrId } from './scr-id.ts'
import { isTagManagerId, tagManagerIdMessage } from './tag-manager-id.ts'

test.each(['GTM-ABC123', 'GTM-1'])('%s is an id of the tag manager', (id) => {
  expect(isTagManagerId(id)).toBe(true)
  expect(tagManagerIdMessage(id)).toBeNull()
})

test.each([
  ['gtm-abc123', 'GTM-ABC123'],
  ['GTM-abc', 'GTM-ABC'],
  ['GTM_ABC', 'GTM-GTMABC'],
  ['UA-12 34', 'GTM-1234'],
  ['GTM-', 'GTM-XXXXXX'],
  ['', 'GTM-XXXXXX'],
  ['GTM-ABC\n', 'GTM-ABC'],
])('%j is none, probably %s was meant', (id, suggestion) => {
  expect(isTagManagerId(id)).toBe(false)
  expect(tagManagerIdMessage(id)).toBe(`"${id}" is not a valid tag manager id. Did you mean "${suggestion}"?`)
})

test.each([
  ['12345', true, true, '12345'],
  ['123456', true, true, null],
  ['12345', false, true, null],
  ['12345', true, false, null],
  ['', true, true, null],
  [null, true, true, null],
])('the scr id %s with check %s and storage %s is kept as %s', (id, passes, isOn, kept) => {
  expect(keptScrId(id, () => passes, isOn)).toBe(kept)
})

test.each([
  [' Anna@Muster.example ', 'anna@muster.example'],
  [' ', null],
])('of %j the hash is made from %s', (email, input) => {
  expect(emailHashInput(email)).toBe(input)
})

test('five category levels are tracked, the first without a number', () => {
  expect(categoryLevels(['Bad', 'Wannen', 'Frei', 'Groß', 'Weiß', 'Rund'])).toEqual({
    item_category: 'Bad',
    item_category2: 'Wannen',
    item_category3: 'Frei',
    item_category4: 'Groß',
    item_category5: 'Weiß',
  })
  expect(categoryLevels(['', 'Bad'])).toEqual({ item_category: 'Bad' })
  expect(categoryLevels([])).toEqual({})
})

test('a place in a list counts over all pages', () => {
  const list = { id: 'listing_bad', name: 'Bad', campaign: null }

  expect(itemListPlace(list, 0)).toEqual({
    itemListId: 'listing_bad',
    itemListName: 'Bad',
    ffPosition: 1,
    ffCampaign: null,
  })
  expect(itemListPlace({ ...list, campaign: 'c1' }, 3, 24)).toMatchObject({
    ffPosition: 28,
    ffCampaign: 'c1',
  })
})

test('a card has the campaign of its list unless it has one of its own', () => {
  const list = { id: 'listing_bad', name: 'Bad', campaign: 'c1' }
  const pinned = aProductCard({ ffCampaign: 'pin' })

  expect(cardInList(aProductCard(), list)).toEqual(aProductCard({ ffCampaign: 'c1' }))
  expect(cardInList(pinned, list)).toEqual(pinned)
  expect(cardInList(aProductCard(), { ...list, campaign: null })).toEqual(aProductCard())
})
