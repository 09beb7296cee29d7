import { expect, test } from 'vitest'
import { backStep } from './back-step.ts'

const page = { isDialog: false, index: 3, href: '/p/1/' }
const dialog = { isDialog: true, index: 3, href: '/p/1/' }
const before = { isDialog: false, index: 2, href: '/' }
const after = { isDialog: false, index: 4, href: '/warenkorb/' }

test.each([
  { name: 'back from an open dialog', hasOpenDialog: true, from: dialog, to: page, step: 'close' },
  { name: 'back from a second dialog', hasOpenDialog: true, from: dialog, to: dialog, step: 'close' },
  { name: 'a dialog that cannot be dismissed', hasOpenDialog: true, from: page, to: before, step: 'pass' },
  { name: 'the entry of a closed dialog', hasOpenDialog: false, from: dialog, to: page, step: 'skip' },
  {
    name: 'from the next page onto such an entry',
    hasOpenDialog: false,
    from: after,
    to: dialog,
    step: 'pass',
  },
  { name: 'from page to page', hasOpenDialog: false, from: page, to: before, step: 'pass' },
  { name: 'two steps from such an entry', hasOpenDialog: false, from: dialog, to: before, step: 'pass' },
])('$name: $step', ({ hasOpenDialog, from, to, step }) => {
  expect(backStep({ hasOpenDialog, isSameAddress: true, from, to })).toBe(step)
})

test('a step to another address leaves the page, whatever is open', () => {
  expect(backStep({ hasOpenDialog: true, isSameAddress: false, from: dialog, to: page })).toBe('pass')
})

test('a link to an anchor leads there, though a dialog of the first page has been closed', () => {
  // After a look into any dialog the first tap on a gift list, or on the way to the reviews, was taken back.
  const first = { isDialog: true, index: 0, href: '/p/1/' }
  const anchor = { isDialog: false, index: 0, href: '/p/1/#bewertungen' }

  expect(backStep({ hasOpenDialog: false, isSameAddress: true, from: first, to: anchor })).toBe('pass')
})
