import { expect, test } from 'vitest'
import { noStore, readStore, type StoreTexts, textsOf } from './store-texts.ts'

const HAMBURG: StoreTexts = {
  ...noStore('DE'),
  id: 'hamburg',
  name: 'Hamburg Jungfernstieg',
  street: 'Jungfernstieg 7',
  zip: '20354',
  city: 'Hamburg',
  phone: '+49 40 123',
  lat: '53,5511',
  lng: '9.9937',
}

test('a store that is typed is sent as it is: open from Monday to Saturday, with either decimal sign', () => {
  const { input, wrong } = readStore(HAMBURG, null)

  expect(wrong).toEqual([])
  expect(input?.was).toBeNull()
  expect(input?.store).toMatchObject({ id: 'hamburg', lat: 53.5511, lng: 9.9937, isActive: true })
  expect(input?.store.hours.week.at(-1)).toBeNull()
  expect(input?.store.hours.week[0]).toEqual({ opens: '10:00', closes: '19:00' })
})

test('what the shop says of a store comes back the same', () => {
  const sent = readStore(HAMBURG, null).input?.store
  if (sent === undefined) throw new Error('The store of this test is none.')

  expect(readStore(textsOf({ ...sent, articles: 0, units: 0, held: 0 }), null).input?.store).toEqual(sent)
})

test.each<[string, Partial<StoreTexts>, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['a short name with capitals', { id: 'Hamburg' }, 'id'],
  ['a ZIP code of another country', { zip: '1010' }, 'zip'],
  ['no place', { lat: '' }, 'lat'],
  ['a place that is none', { lng: '200' }, 'lng'],
  ['a day that is none', { closedOn: [{ key: '0', date: '2026-13-01' }] }, 'hours.closedOn.0'],
  [
    'a day twice',
    {
      closedOn: [
        { key: '0', date: '2026-12-24' },
        { key: '1', date: '2026-12-24' },
      ],
    },
    'hours.closedOn',
  ],
])('%s is wrong at its field', (_, part, path) => {
  expect(readStore({ ...HAMBURG, ...part }, null).wrong).toContain(path)
})

test('a store that closes before it opens is wrong at its closing time, on that day alone', () => {
  const week = HAMBURG.week.map((day, index) => (index === 2 ? { ...day, closes: '09:00' } : day))

  expect(readStore({ ...HAMBURG, week }, null).wrong).toEqual(['hours.week.2.closes'])
})
