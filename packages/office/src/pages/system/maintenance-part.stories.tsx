import { setMaintenance, showMaintenance } from '@shop/api-client/office/system-commands'
import { RIGHTS } from '@shop/domain/staff/rights'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice, offline, pending, refused, type StoryAnswer } from '../../testing/story-office.ts'
import { MaintenancePart } from './maintenance-part.tsx'

const german = {
  title: 'Die Kasse ist gleich wieder da',
  text: 'Wir arbeiten gerade am Shop. Ihr Warenkorb bleibt, wie er ist.',
}
const words = [
  { locale: 'de-de', ...german },
  { locale: 'de-at', ...german },
  { locale: 'fr-ch', title: 'La caisse revient bientôt', text: 'Votre panier reste tel quel.' },
]
const open = done(showMaintenance, { isOn: false, changedAt: null, words })
const closed = done(showMaintenance, { isOn: true, changedAt: '2026-11-27T08:15:00Z', words })

const meta = preview.meta({ component: MaintenancePart })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/system', address: '/sample/system?part=maintenance', answers })

export const ClosesTheCheckout = meta.story({
  parameters: at(open, closed, done(setMaintenance, { isOn: true })),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the checkout' }))
    await expect(await canvas.findByRole('button', { name: 'Open the checkout' })).toBeVisible()
    await expect(canvas.getByText('Closed')).toBeVisible()
    await expect(canvas.getByText(/^So since/)).toBeVisible()
  },
})

export const SomebodyWasQuicker = meta.story({
  parameters: at(open, refused(setMaintenance, { code: 'maintenanceSame', params: {} })),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the checkout' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Somebody else was quicker')
  },
})

export const SameWordsStandTogether = meta.story({
  parameters: at(closed),
  async play({ canvas }) {
    await expect(await canvas.findAllByText(german.title)).toHaveLength(1)
    await expect(canvas.getByText('Germany, German · Austria, German')).toBeVisible()
  },
})

export const LooksOnly = meta.story({
  parameters: inOffice({
    route: '/$shop/system',
    address: '/sample/system?part=maintenance',
    rights: RIGHTS.filter((right) => right !== 'system.change'),
    answers: [open],
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Open')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Close the checkout' })).toBeNull()
  },
})

export const IsLoading = meta.story({ parameters: at(pending(showMaintenance)) })

export const Unreachable = meta.story({
  parameters: at(offline(showMaintenance)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
