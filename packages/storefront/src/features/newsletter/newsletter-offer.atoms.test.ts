import type { Api } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import type { MailChoices } from '@shop/api-client/contract/user-mail-choices'
import type { Shop } from '@shop/domain/shop/shop'
import { afterEach, expect, test, vi } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { isNewsletterOfferedAtom, patiently } from './newsletter-offer.atoms.ts'

afterEach(() => {
  vi.useRealTimers()
})

// The checkout asked its own subscribers to subscribe.
test.each([
  ['who gets it', 'confirmed', false],
  ['who has its mail to confirm', 'pending', false],
  ['who does not', 'none', true],
] as const)('to a customer %s it is offered: %s, %s', async (_, state, isOffered) => {
  const api = vi.fn(async () => choices({ state, offered: [], topics: [] }))

  expect(await shopWith(api).set(isNewsletterOfferedAtom, { isGuest: false })).toBe(isOffered)
})

test.each([
  ['whose address is not verified', async () => choices(null)],
  [
    'of whom nothing can be found out',
    async () => {
      throw problem(503, 'unavailable', 'Later.')
    },
  ],
])('it is offered to a customer %s', async (_, answer) => {
  expect(await shopWith(vi.fn(answer)).set(isNewsletterOfferedAtom, { isGuest: false })).toBe(true)
})

test.each([[null], [{ isGuest: true }]])(
  'who has only typed an address is not looked up: %o',
  async (customer) => {
    const api = vi.fn()

    expect(await shopWith(api).set(isNewsletterOfferedAtom, customer)).toBe(true)
    expect(api).not.toHaveBeenCalled()
  },
)

// The terms stood in the middle of nothing for whoever was not to be asked.
test.each([
  ['in time', 900, true],
  ['late', 1100, false],
])(
  'who waits to order is kept by no answer: one that comes %s (%s ms) counts: %s',
  async (_, after, isOffered) => {
    vi.useFakeTimers()
    const answer = patiently(new Promise((resolve) => setTimeout(() => resolve(true), after)))

    await vi.advanceTimersByTimeAsync(1200)

    expect(await answer).toBe(isOffered)
  },
)

type Newsletter = NonNullable<MailChoices['mailbox']>['newsletter']

function choices(newsletter: Newsletter | null): MailChoices {
  const mailbox = newsletter && { newsletter, reminders: [], reviewInvitations: null }
  return { mailbox, asksForReviews: true, mailLocale: null }
}

function shopWith(api: ReturnType<typeof vi.fn>) {
  return createShopStore({ shop: { shopId: 7 } as Shop, api: api as unknown as Api, leave: () => undefined })
}
