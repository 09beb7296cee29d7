import { expect, test, vi } from 'vitest'
import { browserError, type ReportingPage, reportErrors } from './browser-errors.ts'

test('an error is told once, without searches and mailboxes', () => {
  const { page, fail } = aPage()
  reportErrors('de-de', page)
  const error = new TypeError('No anna@muster.example at https://shop.example/danke/?token=abc')
  error.stack = 'at f (https://shop.example/assets/a.js?v=1:12:3)'

  fail(error)
  fail(error)

  expect(page.send).toHaveBeenCalledExactlyOnceWith({
    path: '/p/sofa/',
    errors: [
      {
        name: 'TypeError',
        message: 'No [e-mail] at https://shop.example/danke/',
        stack: 'at f (https://shop.example/assets/a.js:12:3)',
      },
    ],
    trace: null,
  })
})

test('a page that fails all the time says so ten times', () => {
  const { page, fail } = aPage()
  reportErrors('de-de', page)

  for (let index = 0; index < 1000; index++) fail(new Error(String(index)))

  expect(page.send).toHaveBeenCalledTimes(10)
})

test.each([
  ['words', { name: 'Thrown', message: 'words', stack: '' }],
  [undefined, { name: 'Thrown', message: 'something that is no error', stack: '' }],
  [{ password: 'secret' }, { name: 'Thrown', message: 'something that is no error', stack: '' }],
])('%j is told as no more than it is', (thrown, error) => {
  expect(browserError(thrown)).toEqual(error)
})

test.each([
  [0.099, 1],
  [0.1, 0],
])('with the number %f drawn, %i page says how long it took', (drawn, count) => {
  const { page } = aPage(drawn)
  reportErrors('de-de', page)

  expect(page.send).toHaveBeenCalledTimes(count)
})

function aPage(drawn = 1) {
  const listeners: ((thrown: unknown) => void)[] = []
  const page = {
    path: () => '/p/sofa/',
    random: () => drawn,
    loadedAfter: () => 812,
    onError: (listener: (thrown: unknown) => void) => void listeners.push(listener),
    send: vi.fn<ReportingPage['send']>(),
  }
  const fail = (thrown: unknown) => {
    for (const listen of listeners) listen(thrown)
  }
  return { page, fail }
}
