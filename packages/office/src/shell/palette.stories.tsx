import { findCustomers } from '@shop/api-client/office/customer-commands'
import { searchOrders } from '@shop/api-client/office/order-commands'
import { findProducts } from '@shop/api-client/office/product-commands'
import { findOffers } from '@shop/api-client/office/promotion-commands'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { broken, done, inOffice, pending } from '../testing/story-office.ts'
import { Palette } from './palette.tsx'
import { useTypedAhead } from './use-typed-ahead.ts'

const meta = preview.meta({ title: 'shell/palette' })
const NONE = [
  done(findCustomers, { customers: [] }),
  done(findProducts, { items: [], next: null, isGuess: false, isCut: false }),
  done(findOffers, { offers: [] }),
]
const NO_ORDERS = done(searchOrders, { orders: [], isGuess: false, formerOrders: [] })
const NOTHING_AHEAD = { take: () => '' }
const render = () => <Palette isOpen onClose={() => {}} ahead={NOTHING_AHEAD} />

/** The search before and after its code has come. */
function OpensLate() {
  const ahead = useTypedAhead()
  const [isSearching, setSearching] = useState(false)
  const [isThere, setThere] = useState(false)
  const search = () => {
    ahead.begin()
    setSearching(true)
    addEventListener('late', () => setThere(true), { once: true })
  }
  return (
    <>
      <button type="button" onClick={search}>
        Open
      </button>
      {isThere ? <Palette isOpen={isSearching} onClose={() => setSearching(false)} ahead={ahead} /> : null}
    </>
  )
}

export const NothingTyped = meta.story({
  render,
  async play() {
    await expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveFocus()
    await expect(screen.getByText('A letter may be wrong.')).toBeVisible()
  },
})

export const TypedAhead = meta.story({
  render: () => <OpensLate />,
  parameters: inOffice({ answers: [...NONE, NO_ORDERS] }),
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
    await userEvent.keyboard('berts{Backspace}a')
    dispatchEvent(new Event('late'))

    const field = await screen.findByRole('searchbox', { name: 'Search' })
    await waitFor(() => expect(field).toHaveValue('berta'))
    await userEvent.keyboard(' tal')
    await expect(field).toHaveValue('berta tal')
  },
})

export const Found = meta.story({
  render,
  parameters: inOffice({
    answers: [
      ...NONE,
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
      ...NONE,
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
  parameters: inOffice({ answers: [...NONE, NO_ORDERS] }),
  async play({ userEvent }) {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'zzz')
    await expect(await screen.findByText('Nothing belongs to this.')).toBeVisible()
  },
})

export const Searching = meta.story({
  render,
  parameters: inOffice({ answers: [...NONE, pending(searchOrders)] }),
  async play({ userEvent }) {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'clara')
    await expect(await screen.findByText('Searching …')).toBeVisible()
  },
})

export const Broken = meta.story({
  render,
  parameters: inOffice({ answers: [...NONE, broken(searchOrders)] }),
  async play({ userEvent }) {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'clara')
    await expect(await screen.findByText(/Something went wrong/)).toBeVisible()
  },
})

const OTHERS = [
  done(findCustomers, {
    customers: [
      {
        number: 'K-1001',
        name: 'Ida Lindner',
        email: 'ida@example.com',
        isGuest: false,
        orders: 2,
        createdAt: '2026-01-02T08:15:00Z',
      },
    ],
  }),
  done(findProducts, {
    items: [
      {
        id: 7,
        referenceKey: '40110',
        name: { de: 'Tischleuchte Linde', fr: 'Lampe tilleul', nl: 'Lamp linde' },
        brand: 'Nordlicht',
        picture: null,
        isActive: true,
        isRecalled: false,
        variants: 2,
        units: 12,
        price: null,
        gaps: [],
      },
    ],
    next: null,
    isGuess: false,
    isCut: false,
  }),
  done(findOffers, {
    offers: [
      {
        id: 'linden',
        name: { de: 'Lindenwoche', fr: 'Semaine du tilleul', nl: 'Lindeweek' },
        code: 'LINDE10',
        state: 'on' as const,
      },
    ],
  }),
]

/** A page whose name begins like this comes first: what is found a moment later takes its place from nobody's fingers. */
export const PageFirst = meta.story({
  render,
  parameters: inOffice({ answers: [NO_ORDERS, ...OTHERS] }),
  async play({ userEvent }) {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'sta')
    await expect(await screen.findByText('3 hits')).toBeVisible()
    const [first, second] = screen.getAllByRole('menuitem')
    await expect(first).toHaveTextContent('Staff')
    await expect(second).toHaveTextContent('Ida Lindner')
  },
})

/** People, goods and offers stand below the orders, each kind under its heading; Enter opens the first. */
export const OtherKinds = meta.story({
  render,
  parameters: inOffice({ answers: [NO_ORDERS, ...OTHERS] }),
  async play({ userEvent }) {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'lind')
    await expect(await screen.findByText('3 hits')).toBeVisible()
    for (const name of ['Customers', 'Products', 'Promotions and vouchers'])
      await expect(screen.getByRole('group', { name })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: /Ida Lindner/ })).toHaveAttribute('data-focused')
  },
})

/** Who may look at goods alone is asked for goods alone, and finds nothing else. */
export const ByRights = meta.story({
  render,
  parameters: inOffice({ rights: ['products.read'], answers: [NO_ORDERS, ...OTHERS] }),
  async play({ userEvent }) {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'lind')
    await expect(await screen.findByText('1 hit')).toBeVisible()
    await expect(screen.queryByText('Ida Lindner')).toBeNull()
    await expect(screen.queryByText('Lindenwoche')).toBeNull()
  },
})

/** A kind that could not be asked is said, and hides none of the others. */
export const OneKindBroken = meta.story({
  render,
  parameters: inOffice({ answers: [NO_ORDERS, broken(findCustomers), ...OTHERS.slice(1)] }),
  async play({ userEvent }) {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'lind')
    await expect(await screen.findByText(/Something went wrong/)).toBeVisible()
    await expect(screen.getByText('Tischleuchte Linde')).toBeVisible()
  },
})
