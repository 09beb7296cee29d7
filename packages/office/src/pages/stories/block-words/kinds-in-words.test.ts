import type { BlockKind } from '@shop/api-client/office/content-commands'
import { expect, test } from 'vitest'
import { kindsInWords } from './kinds-in-words.ts'

const FIELD = {
  name: 'width',
  type: 'option',
  label: 'Breite',
  isRequired: false,
  isTranslatable: false,
  hint: 'höchstens 60 Zeichen',
  most: 60,
  options: [{ name: 'full', value: 'full' }],
  allowed: null,
}
const KIND: BlockKind = { name: 'hero_banner', title: 'Aufmacher', isNestable: true, fields: [FIELD] }

test.each([
  ['en', 'Hero', 'The scene that a page begins with.', 'Width', 'at most 60 characters', 'Full width'],
  [
    'de',
    'Aufmacher',
    'Die Szene, mit der eine Seite beginnt.',
    'Breite',
    'höchstens 60 Zeichen',
    'Ganze Breite',
  ],
])('%s: a kind of block is described in the language of whoever edits', (language, ...said) => {
  const [kind] = kindsInWords([KIND], language)

  const [field] = kind?.fields ?? []
  expect([kind?.title, kind?.use, field?.label, field?.hint, field?.options[0]?.name]).toEqual(said)
  expect(field).toMatchObject({ name: 'width', most: 60, options: [{ value: 'full' }] })
})

test.each([
  ['en', 'Trigger', 'Reduced goods'],
  ['de', 'Auslöser', 'Reduzierte Ware'],
])('%s: a word that means something else in its place has its own words there', (language, ...said) => {
  const type = { ...FIELD, name: 'type', options: [{ name: 'sale', value: 'sale' }] }

  const [kind] = kindsInWords([{ ...KIND, name: 'trigger', title: 'Auslöser', fields: [type] }], language)

  expect([kind?.title, kind?.fields[0]?.options[0]?.name]).toEqual(said)
})

test('what a space calls its own stays as it is, whatever it is', () => {
  const own = { ...FIELD, label: 'constructor', hint: null, options: [{ name: 'toString', value: 'x' }] }

  expect(kindsInWords([{ ...KIND, name: 'toString', title: 'Mein Block', fields: [own] }], 'en')).toEqual([
    { ...KIND, name: 'toString', title: 'Mein Block', use: null, fields: [own] },
  ])
})
