import { createI18n } from '@shop/i18n/create-i18n'
import { expect, test, vi } from 'vitest'
import { sayGoodbye } from './say-goodbye.ts'

const i18n = createI18n('de-de', { 'deleteAccount.goodbye': ['Auf Wiedersehen!'] })
const GOODBYE = { type: 'info', message: 'Auf Wiedersehen!' }

test('two pages in a row say it once, and the address asks for it no more', async () => {
  const { show, place, href } = aPage('https://shop.example/?redirect=goodbye&utm_source=mail')

  await Promise.all([sayGoodbye(show, i18n, { place }), sayGoodbye(show, i18n, { place })])
  await sayGoodbye(show, i18n, { place })

  expect(show.mock.calls).toEqual([[GOODBYE]])
  expect(href()).toBe('https://shop.example/?utm_source=mail')
})

// They waited for the home page to be drawn, and then for their own code: twenty seconds on a slow machine.
test('the words come while the home page is on its way, and are not said again when it has come', async () => {
  const { show, place, href } = aPage('https://shop.example/?redirect=goodbye')

  await sayGoodbye(show, i18n, { place, isOnTheWay: true })
  expect(show.mock.calls).toEqual([[GOODBYE]])
  expect(href()).toBe('https://shop.example/?redirect=goodbye')

  await sayGoodbye(show, i18n, { place })
  expect(show).toHaveBeenCalledOnce()
  expect(href()).toBe('https://shop.example/')
})

// The address was cleaned first: where the code of the message could not be fetched, nobody was told after the reload.
test('words that could not come are said by the page that is loaded anew', async () => {
  const { show, place, href } = aPage('https://shop.example/?redirect=goodbye')
  show.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))

  await expect(sayGoodbye(show, i18n, { place })).rejects.toThrow('dynamically imported module')
  expect(href()).toBe('https://shop.example/?redirect=goodbye')

  await sayGoodbye(show, i18n, { place })
  expect(show).toHaveBeenCalledTimes(2)
  expect(href()).toBe('https://shop.example/')
})

test.each(['https://shop.example/', 'https://shop.example/login/?redirect=goodbye'])(
  '%s asks for no farewell',
  async (address) => {
    const { show, place, href } = aPage(address)

    await sayGoodbye(show, i18n, { place })

    expect(show).not.toHaveBeenCalled()
    expect(href()).toBe(address)
  },
)

function aPage(address: string) {
  let href = address
  const show = vi.fn(async (_toast: unknown): Promise<unknown> => undefined)
  const place = {
    href: () => href,
    replace: (next: URL) => {
      href = next.href
    },
  }
  return { show, place, href: () => href }
}
