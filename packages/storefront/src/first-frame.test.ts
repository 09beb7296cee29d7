import { expect, test } from 'vitest'
import { scrollKey, showFirstFrame } from './first-frame.ts'

const listing = { href: '/wohnen/', state: { __TSR_key: 'k1', __TSR_index: 0 } }

test('while a first frame is shown, its scroll position is not taken for that of the page before', () => {
  expect(scrollKey(listing)).toBe('k1')

  const end = showFirstFrame()
  expect(scrollKey(listing)).not.toBe('k1')

  end()
  expect(scrollKey(listing)).toBe('k1')
})

test('a page that came by its address is named by it', () => {
  expect(scrollKey({ ...listing, state: { __TSR_index: 0 } })).toBe('/wohnen/')
})
