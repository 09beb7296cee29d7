import { expect, test } from 'vitest'
import type { WordedKind } from '../block-words/kinds-in-words.ts'
import { kindsAt } from './kinds-at.ts'

const BODY = {
  name: 'body',
  type: 'bloks',
  label: 'Inhalt',
  isRequired: false,
  isTranslatable: false,
  hint: null,
  most: null,
  options: [],
  allowed: null,
}
const kind = (name: string, fields: WordedKind['fields'] = []): WordedKind => ({
  name,
  title: name,
  use: null,
  isNestable: name !== 'page',
  fields,
})
const KINDS = [kind('page', [BODY]), kind('text'), kind('footer_column'), kind('service_bar')]

test.each([
  ['/ratgeber/', ['text'], null],
  ['/fusszeile/', ['text', 'footer_column', 'service_bar'], ['service_bar', 'footer_column']],
  ['/fusszeile/fr-ch/', ['text', 'footer_column', 'service_bar'], ['service_bar', 'footer_column']],
])('%s takes the blocks that are seen there', (path, nestable, allowed) => {
  const kinds = kindsAt(KINDS, path)

  expect(kinds.filter(({ isNestable }) => isNestable).map(({ name }) => name)).toEqual(nestable)
  expect(kinds[0]?.fields[0]?.allowed).toEqual(allowed)
})
