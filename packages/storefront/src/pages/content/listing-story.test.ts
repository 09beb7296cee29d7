import { expect, test } from 'vitest'
import { splitAtListing } from './listing-story.ts'

const block = (component: string) => ({ _uid: component, component })

test.each([
  { story: ['teaser', 'listing', 'accordion'], above: ['teaser'], below: ['accordion'] },
  { story: ['listing', 'accordion'], above: [], below: ['accordion'] },
  { story: ['teaser', 'listing'], above: ['teaser'], below: [] },
  { story: ['teaser', 'accordion'], above: [], below: ['teaser', 'accordion'] },
  { story: [], above: [], below: [] },
])('around the products of $story', ({ story, above, below }) => {
  const around = splitAtListing(story.map(block))

  expect(around.above.map(({ component }) => component)).toEqual(above)
  expect(around.below.map(({ component }) => component)).toEqual(below)
})

test('a listing that names a category is a block like any other', () => {
  const other = { ...block('listing'), category: '/wohnen/' }

  expect(splitAtListing([other, block('accordion')])).toEqual({
    above: [],
    within: [],
    below: [other, block('accordion')],
  })
})

test('a tile stands among the products, wherever its editor put it', () => {
  const tiles = [block('lookbook_tile'), { ...block('lookbook_tile'), after: '12' }] as const

  const around = splitAtListing([tiles[0], block('teaser'), block('listing'), tiles[1]])

  expect(around.above.map(({ component }) => component)).toEqual(['teaser'])
  expect(around.below).toEqual([])
  expect(around.within).toEqual([
    { after: 6, tile: tiles[0] },
    { after: 12, tile: tiles[1] },
  ])
})
