import { type ShownStore, saveStore, showStores } from '@shop/api-client/office/store-commands'
import { expect, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { conflict, done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { StoresPage } from './stores-page.tsx'

const hamburg: ShownStore = {
  id: 'hamburg',
  name: 'Hamburg Jungfernstieg',
  street: 'Jungfernstieg 7',
  zip: '20354',
  city: 'Hamburg',
  country: 'DE',
  phone: '+49 40 1234567',
  lat: 53.5534,
  lng: 9.9937,
  hours: {
    week: [...Array.from({ length: 6 }, () => ({ opens: '10:00', closes: '19:00' })), null],
    closedOn: ['2026-12-25', '2026-12-26'],
  },
  isActive: true,
  articles: 120,
  units: 640,
  held: 3,
}
const closed: ShownStore = {
  ...hamburg,
  id: 'kiel',
  name: 'Kiel Holstenstraße, in the arcade behind the old post office',
  zip: '24103',
  city: 'Kiel',
  isActive: false,
  articles: 0,
  units: 0,
  held: 0,
}
const meta = preview.meta({ component: StoresPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/stores', address: '/sample/stores', answers })

async function opened(
  canvas: ReturnType<typeof within>,
  userEvent: { click: (at: Element) => Promise<void> },
) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Open Hamburg Jungfernstieg' }))
  return within(await screen.findByRole('dialog', { name: 'Hamburg Jungfernstieg' }))
}

export const Filled = meta.story({
  parameters: at(done(showStores, { stores: [hamburg, closed] })),
  async play({ canvas }) {
    await expect(await canvas.findByText('3 reserved')).toBeVisible()
    await expect(canvas.getByText('Closed for good')).toBeVisible()
  },
})

/** What is wrong stands at its field, and nothing is sent. */
export const WrongFields = meta.story({
  parameters: at(done(showStores, { stores: [hamburg] })),
  async play({ canvas, userEvent }) {
    const sheet = await opened(canvas, userEvent)
    const zip = sheet.getByRole('textbox', { name: 'ZIP code' })
    await userEvent.clear(zip)
    await userEvent.type(zip, '1010')
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
    await expect(zip).toHaveAccessibleDescription('This is no ZIP code of the country.')
    await expect(sheet.getByText(/Some fields are marked/)).toBeVisible()
  },
})

export const Saved = meta.story({
  parameters: at(done(showStores, { stores: [hamburg] }), done(saveStore, { id: 'hamburg' })),
  async play({ canvas, userEvent }) {
    const sheet = await opened(canvas, userEvent)
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), ' 7')
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('button', { name: 'Open Hamburg Jungfernstieg' })).toBeVisible()
  },
})

export const Conflict = meta.story({
  parameters: at(
    done(showStores, { stores: [hamburg] }),
    done(showStores, { stores: [{ ...hamburg, street: 'Neuer Wall 1' }] }),
    conflict(saveStore, [{ at: '2026-11-24T09:12:00Z', by: 'Ben Keller', what: 'street' }]),
  ),
  async play({ canvas, userEvent }) {
    const sheet = await opened(canvas, userEvent)
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), ' 7')
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
    await expect(await sheet.findByText('Street and number: Neuer Wall 1')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Keep mine, over theirs' })).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: at(done(showStores, { stores: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByText('There is no store yet')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(showStores)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The stores are loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(showStores)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})
