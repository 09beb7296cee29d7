import type { CommandAnswer } from '@shop/api-client/office/define-command'
import { type Delivery, pickList } from '@shop/api-client/office/warehouse-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { broken, done, inOffice, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { WarehousePage } from './warehouse-page.tsx'

const delivery: Delivery = {
  number: 'S-100001',
  parcel: 1,
  parcels: 1,
  version: 3,
  state: 'confirmed',
  placedAt: '2026-11-25T08:15:00Z',
  locale: 'de-de',
  country: 'DE',
  carrier: 'dhl',
  promisedUntil: '2026-11-28',
  preferredDay: null,
  dueness: 'today',
  standing: 'ready',
  lines: [
    {
      position: 1,
      variantId: 11,
      quantity: 2,
      picked: 0,
      pickVersion: 1,
      name: 'Table lamp',
      brand: 'Nordlicht',
      articleNumber: '40110',
      gtin: '4006381333931',
      details: ['Red'],
      picture: null,
      place: 'A-04-2',
      placeVersion: 1,
      standing: 'ready',
      free: 5,
      isGift: false,
    },
  ],
}
const list: CommandAnswer<typeof pickList> = {
  counts: [
    { standing: 'ready', count: 12 },
    { standing: 'short', count: 1 },
  ],
  late: 2,
  carriers: ['dhl'],
  countries: ['DE', 'CH'],
  total: 1,
  isCut: false,
  deliveries: [delivery],
  articles: [],
}
const meta = preview.meta({ component: WarehousePage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/warehouse', address: '/sample/warehouse', answers })

export const Filled = meta.story({
  parameters: at(done(pickList, list)),
  async play({ canvas }) {
    await expect(await canvas.findByText(/S-100001/)).toBeVisible()
    await expect(canvas.getByText('A-04-2')).toBeVisible()
  },
})

/** What is recalled stands apart, and can only go back to its shelf. */
export const RecalledGoods = meta.story({
  parameters: at(
    done(pickList, {
      ...list,
      counts: [{ standing: 'recalled', count: 1 }],
      deliveries: [
        {
          ...delivery,
          standing: 'recalled',
          lines: delivery.lines.map((line) => ({ ...line, standing: 'recalled' as const })),
        },
      ],
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText('Recalled: leave it on its shelf')).toBeVisible()
    await expect(canvas.getByRole('region', { name: /Recalled/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'All picked: Table lamp' })).toBeNull()
  },
})

export const LongList = meta.story({
  parameters: at(
    done(pickList, {
      ...list,
      total: 260,
      isCut: true,
      deliveries: Array.from({ length: 20 }, (_, index) => ({
        ...delivery,
        number: `S-2000${index + 10}`,
        dueness: 'late' as const,
        lines: delivery.lines.map((line) => ({
          ...line,
          name: 'A lamp for long evenings by the window with all that belongs to it '.repeat(2),
          details: ['Donaudampfschifffahrtsgesellschaftskapitänsblau', '120 × 180 cm'],
        })),
      })),
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText(/these are the oldest/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show more of 260' })).toBeEnabled()
  },
})

export const Empty = meta.story({
  parameters: at(done(pickList, { ...list, counts: [], late: 0, total: 0, deliveries: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByText('Nothing waits here')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(pickList)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The list is loading' })).toBeVisible()
  },
})

export const Broken = meta.story({
  parameters: at(broken(pickList)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong')
  },
})
