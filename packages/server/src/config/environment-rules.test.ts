import { expect, test } from 'vitest'
import { inventedThings } from './environment-rules.ts'

const OWN = {
  contentEndpoint: 'https://api.example',
  contentSpace: null,
  hasMail: true,
  files: null,
  mediaFolder: '/media',
}
const brand = { name: 'Radhaus', isInvented: false }

test('a shop with everything of its own invents nothing', () => {
  expect(inventedThings(brand, OWN)).toEqual([])
  expect(inventedThings(brand, { ...OWN, contentEndpoint: null, contentSpace: '/space.json' })).toEqual([])
})

test('everything that is missing is said at once, and what to do about it', () => {
  const nothing = {
    contentEndpoint: null,
    contentSpace: null,
    hasMail: false,
    files: null,
    mediaFolder: null,
  }

  const sentences = inventedThings({ ...brand, isInvented: true }, nothing)

  expect(sentences).toHaveLength(4)
  for (const name of ['CONTENT_ENDPOINT', 'isInvented: false', 'SMTP_URL', 'SHOP_MEDIA'])
    expect(sentences.filter((sentence) => sentence.includes(name))).toHaveLength(1)
})
