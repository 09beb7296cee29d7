import { expect, test } from 'vitest'
import { isKept, keptPageOf } from './kept-page.ts'
import { mayReload } from './reload-guard.ts'

const page = {
  href: '/kasse/',
  at: 1000,
  scrollY: 80,
  fields: [{ place: 'city 0', value: 'Hamburg', isChecked: null }],
}

test.each([
  ['this address, just now', JSON.stringify(page), '/kasse/', 2000, true],
  ['another address', JSON.stringify(page), '/warenkorb/', 2000, false],
  ['a minute ago', JSON.stringify(page), '/kasse/', 61_000, false],
  ['half of it', JSON.stringify(page).slice(0, 40), '/kasse/', 2000, false],
  [
    'something else',
    '{"href":"/kasse/","at":1000,"scrollY":0,"fields":[{"place":7}]}',
    '/kasse/',
    2000,
    false,
  ],
  [
    'a focus that is no id',
    '{"href":"/kasse/","at":1000,"scrollY":0,"fields":[],"focus":7}',
    '/kasse/',
    2000,
    false,
  ],
  ['nothing', null, '/kasse/', 2000, false],
])('a page that was kept for %s', (_, text, href, now, isFound) => {
  expect(keptPageOf(text, href, now)).toEqual(isFound ? page : null)
})

test.each([
  [{ type: 'text', name: 'city' }, true],
  [{ type: 'textarea', name: 'message' }, true],
  [{ type: 'email', id: 'reset-email' }, true],
  [{ type: 'password', name: 'password' }, false],
  [{ type: 'text', name: 'number', autocomplete: 'cc-number' }, false],
  [{ type: 'text', name: 'password', autocomplete: 'current-password' }, false],
  [{ type: 'text', name: 'password', autocomplete: 'new-password' }, false],
  [{ type: 'text', name: 'code', autocomplete: 'one-time-code' }, false],
  [{ type: 'hidden', name: 'token' }, false],
  [{ type: 'text' }, false],
])('what was typed into %j is kept: %j', (field, kept) => {
  expect(isKept({ name: '', id: '', autocomplete: '', ...field })).toBe(kept)
})

test.each([
  ['none before', null, 50_000, true],
  ['one nine seconds ago', '51000', 50_000, false],
  ['one ten seconds ago', '50000', 50_000, true],
  ['a guard from a clock that went wrong', '999999999', 50_000, true],
  ['a guard that is no number', 'soon', 50_000, true],
])('with %s a reload may happen: %s', (_, guard, now, may) => {
  expect(mayReload(guard, now)).toBe(may)
})
