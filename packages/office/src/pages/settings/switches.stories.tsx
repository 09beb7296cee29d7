import {
  featureSwitchHistory,
  listFeatureSwitches,
  type ShownSwitch,
  switchFeature,
} from '@shop/api-client/office/feature-switch-commands'
import { listShopSettings } from '@shop/api-client/office/setting-commands'
import { RIGHTS } from '@shop/domain/staff/rights'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { conflict, done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { SettingsPage } from './settings-page.tsx'

const place = { locale: 'de-de', isOn: true, ofBrand: true, isSet: false, isOwed: false } as const
const wishlist: ShownSwitch = {
  feature: 'wishlist',
  places: [place, { ...place, locale: 'fr-ch', isOn: false, isSet: true }],
  version: 3,
  changedAt: '2026-11-26T22:10:00Z',
  changedBy: 'Anna Weber',
}
const withdrawal: ShownSwitch = {
  feature: 'withdrawalFunction',
  places: [
    { ...place, isOwed: true },
    { ...place, locale: 'fr-ch', isOn: false, ofBrand: false },
  ],
  version: 0,
  changedAt: null,
  changedBy: null,
}
const history = done(featureSwitchHistory, {
  changes: [
    {
      version: 3,
      at: '2026-11-26T22:10:00Z',
      by: 'Anna Weber',
      before: { 'fr-ch': null },
      after: { 'fr-ch': false },
    },
  ],
})
const settings = done(listShopSettings, { settings: [] })

const meta = preview.meta({ component: SettingsPage })
const at = (search: string, ...answers: StoryAnswer[]) =>
  inOffice({
    route: '/$shop/settings',
    address: `/sample/settings?kind=switches${search}`,
    answers: [settings, ...answers],
  })
const listed = done(listFeatureSwitches, { switches: [wishlist, withdrawal] })

export const Filled = meta.story({
  parameters: at('', listed, history),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('row', { name: /Wishlist.*On.*Off, set here/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Off everywhere' }))
    const effect = canvas.getByRole('region', { name: 'What shoppers see' })
    await expect(effect).toHaveTextContent('Germany, German: On → Off')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(effect).toHaveTextContent('Nothing changes for them.')
  },
})

export const AskedForByLaw = meta.story({
  parameters: at('&place=withdrawalFunction', listed, done(featureSwitchHistory, { changes: [] })),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Off everywhere' }))
    await expect(canvas.getByText(/The law asks for it there/)).toBeVisible()
    await expect(canvas.getByText('Nobody has switched it.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
  },
})

export const SomebodyWasQuicker = meta.story({
  parameters: at(
    '',
    listed,
    history,
    conflict(switchFeature, [{ at: '2026-11-27T09:00:00Z', by: 'Ben Keller', what: 'switch:wishlist' }]),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'On everywhere' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/Ben Keller/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
  },
})

export const OnlyToLookAt = meta.story({
  parameters: inOffice({
    route: '/$shop/settings',
    address: '/sample/settings?kind=switches',
    rights: RIGHTS.filter((right) => right !== 'settings.change'),
    answers: [settings, listed, history],
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText('All switches, as they are now')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Off everywhere' })).toBeNull()
  },
})

export const Waiting = meta.story({ parameters: at('', pending(listFeatureSwitches)) })
export const Offline = meta.story({ parameters: at('', offline(listFeatureSwitches)) })
