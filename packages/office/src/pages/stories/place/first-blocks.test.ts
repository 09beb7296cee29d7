import { storyAddressProblem } from '@shop/domain/story/story-address'
import { blocksIn } from '@shop/domain/story/story-block'
import { expect, test } from 'vitest'
import { addressBeside, firstContent, PAGE_KINDS, proposedAddress } from './first-blocks.ts'

const begun = (more: { knows?: (component: string) => boolean } = {}) => {
  let last = 0
  return {
    title: 'Gut schlafen',
    now: new Date('2026-11-28T08:00:00Z'),
    newUid: () => `u${++last}`,
    knows: () => true,
    ...more,
  }
}

test.each(PAGE_KINDS)('a new %s has blocks of its own, each with an id of its own', (kind) => {
  const content = firstContent(kind, begun())
  const ids = JSON.stringify(content).match(/"_uid":"u\d+"/g) ?? []

  expect(content).toMatchObject({ component: 'page', title: 'Gut schlafen' })
  expect(blocksIn(content.body).length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
  expect(storyAddressProblem(proposedAddress(kind, 'Gut schlafen'))).toBeNull()
})

test('a guide begins with its head, which has the title and the day', () => {
  const [head] = blocksIn(firstContent('guide', begun()).body)

  expect(head).toMatchObject({ component: 'guide_article', headline: 'Gut schlafen', date: '2026-11-28' })
})

test('the place of the goods is marked on a page around a category', () => {
  const body = blocksIn(firstContent('category', begun()).body)

  expect(body.map(({ component }) => component)).toEqual(['text', 'listing', 'rich_text'])
  expect(body[1]).not.toHaveProperty('category')
})

test('a block that the space does not know is left out', () => {
  const content = firstContent('guide', begun({ knows: (component) => component === 'rich_text' }))

  expect(blocksIn(content.body).map(({ component }) => component)).toEqual(['rich_text'])
})

test.each([
  ['guide', 'Größe wählen', '/ratgeber/groesse-waehlen/'],
  ['page', 'Größe wählen', '/groesse-waehlen/'],
  ['guide', ' ', ''],
  ['footer', 'Irgendwie', '/fusszeile/'],
] as const)('a %s called "%s" is proposed for %s', (kind, title, address) => {
  expect(proposedAddress(kind, title)).toBe(address)
})

test.each([
  ['/ratgeber/schlaf/', 'Kopie', '/ratgeber/kopie/'],
  ['/', 'Kopie', '/kopie/'],
  ['/schlaf/', '', ''],
])('a copy of %s called "%s" is proposed for %s', (path, title, address) => {
  expect(addressBeside(path, title)).toBe(address)
})
