/// <reference types="vite/client" />
import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { partsOf } from '../../.storybook/docs/start/gallery-parts.tsx'
import { pageOf, storybookAddress } from '../../.storybook/docs/story-address.ts'
import { type Examples, ruleOf } from '../../.storybook/examples.ts'
import type { Usage } from '../../.storybook/usage.ts'

const examples = import.meta.glob<{ examples: Examples }>('../**/*.examples.tsx', { eager: true })
const notes = import.meta.glob<{ usage: Usage }>('../**/*.usage.ts', { eager: true })
const src = fileURLToPath(new URL('..', import.meta.url))

test.each(Object.keys(examples))('%s draws rules that the notes have', (path) => {
  const usage = notes[path.replace('.examples.tsx', '.usage.ts')]?.usage
  const drawn = examples[path]?.examples

  expect(drawn?.do.map((example) => ruleOf(example, usage?.do ?? []))).not.toEqual([])
  expect(drawn?.dont.map((example) => ruleOf(example, usage?.dont ?? []))).not.toEqual([])
})

test('an example whose sentence is gone is refused', () => {
  expect(() => ruleOf({ rule: 'Do not', drawn: null }, ['Do this.'])).toThrow('No rule begins with')
})

test.each(partsOf({ brand: 'home-shop', locale: 'de-de' }))(
  'the gallery leads from $label to a story',
  ({ folder }) => {
    expect(globSync(`${folder}.stories.tsx`, { cwd: `${src}${folder}` })).not.toEqual([])
    expect(existsSync(`${src}${folder}/${folder}.usage.ts`)).toBe(true)
  },
)

test.each([
  ['product-card', undefined, 'components-product-product-card--docs'],
  ['listing/products', 'product-grid', 'components-listing-product-grid--docs'],
  ['fibres', 'fibre-list', 'components-product-facts-fibre-list--docs'],
  ['nowhere', undefined, 'components-more-nowhere--docs'],
])('the page of %s %s is %s', (folder, file, id) => {
  expect(pageOf(folder, file)).toBe(id)
})

test('an address holds the page or the story, and what the toolbar says', () => {
  const globals = { brand: 'baby-shop', locale: 'fr-ch' }

  expect(storybookAddress('gallery--docs', globals)).toBe(
    './?path=/docs/gallery--docs&globals=brand:baby-shop;locale:fr-ch',
  )
  expect(storybookAddress('pages-home--home', {})).toBe('./?path=/story/pages-home--home&globals=')
})
