import { searchOrders } from '@shop/api-client/office/order-commands'
import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { broken, done, inOffice, pending } from '../testing/story-office.ts'
import { Palette } from './palette.tsx'

const meta = preview.meta({ title: 'shell/palette' })
const render = () => <Palette isOpen onClose={() => {}} />

export const NothingTyped = meta.story({
  render,
  async play() {
    await expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveFocus()
    await expect(screen.getByText('A letter may be wrong.')).toBeVisible()
  },
})

export const Found = meta.story({
  render,
  parameters: inOffice({
    answers: [
      done(searchOrders, {
        orders: [
          {
            number: 'S-100001',
            state: 'confirmed',
            placedAt: '2026-11-27T08:15:00Z',
            total: 12_990,
            currency: 'EUR',
            locale: 'de-de',
            name: 'Clara Hoffmann',
            email: 'clara@example.com',
            place: '50667 Köln',
            items: [{ quantity: 2, name: 'Table lamp' }],
          },
        ],
        isGuess: false,
        formerOrders: [],
      }),
    ],
  }),
  async play({ userEvent }) {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'clara')
    await expect(await screen.findByText('Clara Hoffmann')).toBeVisible()
    await expect(screen.getByText('1 order, the newest first')).toBeVisible()
  },
})

/** More than the window shows: the list scrolls, and is reached by the keyboard for it. */
export const LongList = meta.story({
  render,
  parameters: inOffice({
    answers: [
      done(searchOrders, {
        orders: Array.from({ length: 60 }, (_, index) => ({
          number: `S-${100_001 + index}`,
          state: 'confirmed' as const,
          placedAt: '2026-11-27T08:15:00Z',
          total: 12_990,
          currency: 'EUR' as const,
          locale: 'de-de' as const,
          name: `Clara Hoffmann ${index + 1}`,
          email: 'clara@example.com',
          place: '50667 Köln',
          items: [{ quantity: 2, name: 'Table lamp' }],
        })),
        isGuess: false,
        formerOrders: [],
      }),
    ],
  }),
  async play({ userEvent }) {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'clara')
    await expect(await screen.findByText('60 orders, the newest first')).toBeVisible()
    const list = screen.getByRole('region', { name: 'Found' })
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
    await userEvent.tab()
    await expect(list).toHaveFocus()
  },
})

export const NothingFound = meta.story({
  render,
  parameters: inOffice({ answers: [done(searchOrders, { orders: [], isGuess: false, formerOrders: [] })] }),
  async play({ userEvent }) {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'zzz')
    await expect(await screen.findByText('No order belongs to this.')).toBeVisible()
  },
})

export const Searching = meta.story({
  render,
  parameters: inOffice({ answers: [pending(searchOrders)] }),
  async play({ userEvent }) {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'clara')
    await expect(await screen.findByText('Searching …')).toBeVisible()
  },
})

export const Broken = meta.story({
  render,
  parameters: inOffice({ answers: [broken(searchOrders)] }),
  async play({ userEvent }) {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'clara')
    await expect(await screen.findByText(/Something went wrong/)).toBeVisible()
  },
})
