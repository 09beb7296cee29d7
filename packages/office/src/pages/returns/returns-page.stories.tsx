import type { CommandAnswer } from '@shop/api-client/office/define-command'
import { takeBackGoods } from '@shop/api-client/office/fulfilment-commands'
import { type ListedReturn, listReturns } from '@shop/api-client/office/return-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { broken, conflict, done, inOffice, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { ReturnsPage } from './returns-page.tsx'

const expected: ListedReturn = {
  number: 'R-10001-20002',
  orderNumber: 'S-100001',
  version: 7,
  country: 'DE',
  currency: 'EUR',
  basis: 'law',
  state: 'announced',
  announcedAt: '2026-11-20T08:15:00Z',
  receivedAt: null,
  refundedAt: null,
  due: { day: '2026-12-04', source: 'Directive 2011/83/EU art. 13(1)', isOverdue: true },
  carrier: 'dhl',
  trackingNumber: '123456789012',
  amount: null,
  replacement: null,
  lines: [
    {
      position: 1,
      variantId: 11,
      quantity: 2,
      hasLeft: true,
      name: 'Table lamp',
      brand: 'Nordlicht',
      articleNumber: '40110',
      gtin: '4006381333931',
      details: ['Red'],
      picture: null,
    },
  ],
}
const list: CommandAnswer<typeof listReturns> = {
  expected: 12,
  overdue: 1,
  returns: [expected],
  order: null,
  next: null,
}
const meta = preview.meta({ component: ReturnsPage })
const at = (search: string, ...answers: StoryAnswer[]) =>
  inOffice({
    route: '/$shop/warehouse/returns',
    address: `/sample/warehouse/returns${search}`,
    answers,
  })

export const Filled = meta.story({
  parameters: at('', done(listReturns, list)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'R-10001-20002' })).toBeVisible()
    await expect(canvas.getByText('2 × Table lamp')).toBeVisible()
  },
})

export const LongList = meta.story({
  parameters: at(
    '',
    done(listReturns, {
      ...list,
      next: '2026-11-20T08:15:00.000Z~x',
      returns: Array.from({ length: 20 }, (_, index) => ({
        ...expected,
        number: `R-200${index + 10}-30003`,
        carrier: null,
        trackingNumber: null,
        due: null,
        basis: 'promise' as const,
        lines: expected.lines.map((line) => ({
          ...line,
          name: 'A lamp for long evenings by the window with all that belongs to it '.repeat(2),
        })),
      })),
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBeEnabled()
  },
})

export const Unpacking = meta.story({
  parameters: at('?return=R-10001-20002', done(listReturns, list)),
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: 'Scan' })
    await userEvent.type(field, '4006381333931{Enter}')
    await expect(await canvas.findByText('1 of 2 are here')).toBeVisible()
  },
})

export const SomebodyWasQuicker = meta.story({
  parameters: at(
    '?return=R-10001-20002',
    done(listReturns, list),
    conflict(takeBackGoods, [{ at: '2026-11-27T09:00:00Z', by: 'Ben Keller', what: 'refunded' }]),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'All of it is here' }))
    await expect(await canvas.findByText(/Somebody else has changed this meanwhile/)).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: at('', done(listReturns, { ...list, expected: 0, overdue: 0, returns: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByText('No return here')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at('', pending(listReturns)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The returns are loading' })).toBeVisible()
  },
})

export const Broken = meta.story({
  parameters: at('', broken(listReturns)),
  async play({ canvas }) {
    await expect(await canvas.findByText(/Something went wrong/)).toBeVisible()
  },
})
