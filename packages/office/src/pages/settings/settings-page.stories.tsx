import {
  listShopSettings,
  type ShownSetting,
  setShopSetting,
  shopSettingHistory,
} from '@shop/api-client/office/setting-commands'
import type { ShopSetting } from '@shop/api-client/office/shop-setting'
import { RIGHTS } from '@shop/domain/staff/rights'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  conflict,
  done,
  forbidden,
  inOffice,
  offline,
  pending,
  type StoryAnswer,
} from '../../testing/story-office.ts'
import { SettingsPage } from './settings-page.tsx'

const ofBrand = (setting: ShopSetting): ShownSetting => ({
  setting,
  ofBrand: setting,
  isSet: false,
  version: 0,
  changedAt: null,
  changedBy: null,
})
const setHere = { isSet: true, version: 4, changedAt: '2026-11-26T22:10:00Z', changedBy: 'Anna Weber' }
const costs = { parcel: 595, freight: 3995, cashOnDelivery: 400, steps: [{ from: 5000, cost: 0 }] }
const shipping = (parcel: number): ShownSetting => ({
  ...ofBrand({ kind: 'shipping', place: 'DE', value: costs }),
  ...setHere,
  setting: { kind: 'shipping', place: 'DE', value: { ...costs, parcel } },
})
const service = ofBrand({
  kind: 'service',
  place: 'de-de',
  value: { phone: '+49 40 123456', hours: 'Mo–Fr 8–18 Uhr', email: 'service@shop.example' },
})
const settings = [
  shipping(495),
  ofBrand({ kind: 'shipping', place: 'CH', value: { ...costs, parcel: 795, steps: [] } }),
  service,
  ofBrand({ kind: 'delivery', place: 'everywhere', value: { instantUpToDays: 3 } }),
  ofBrand({ kind: 'returns', place: 'everywhere', value: { days: 30 } }),
]
const listed = done(listShopSettings, { settings })
const history = done(shopSettingHistory, {
  changes: [
    {
      version: 4,
      at: '2026-11-26T22:10:00Z',
      by: 'Anna Weber',
      before: null,
      after: shipping(495).setting,
    },
  ],
})
const never = done(shopSettingHistory, { changes: [] })

const meta = preview.meta({ component: SettingsPage })
const at = (kind: string, ...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/settings', address: `/sample/settings?kind=${kind}`, answers })

export const Shipping = meta.story({
  parameters: at('shipping', listed, history),
  async play({ canvas, userEvent }) {
    const parcel = await canvas.findByRole('textbox', { name: 'Parcel, EUR' })
    await expect(parcel).toHaveValue('4.95')
    await expect(canvas.getByText('Set here')).toBeVisible()
    await userEvent.clear(parcel)
    await userEvent.type(parcel, '6.50')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(parcel).toHaveValue('4.95')
  },
})

export const NeverChanged = meta.story({
  parameters: at('service', listed, never),
  async play({ canvas }) {
    await expect(await canvas.findByText('It is as the brand says, and was never changed.')).toBeVisible()
    await expect(canvas.getByText('As the brand says')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'As the brand says again' })).toBeNull()
  },
})

export const WrongTelephone = meta.story({
  parameters: at('service', listed, never),
  async play({ canvas, userEvent }) {
    const phone = await canvas.findByRole('textbox', { name: 'Telephone' })
    await userEvent.clear(phone)
    await userEvent.type(phone, '040 123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
  },
})

export const Delivery = meta.story({ parameters: at('delivery', listed, never) })

export const Returns = meta.story({ parameters: at('returns', listed, never) })

export const LooksOnly = meta.story({
  parameters: inOffice({
    route: '/$shop/settings',
    address: '/sample/settings?kind=returns',
    rights: RIGHTS.filter((right) => right !== 'settings.change'),
    answers: [listed, never],
  }),
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('textbox', { name: 'Days in which goods are taken back' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
})

export const SomebodyWasQuicker = meta.story({
  parameters: at(
    'shipping',
    listed,
    done(listShopSettings, { settings: [shipping(550), ...settings.slice(1)] }),
    history,
    conflict(setShopSetting, [{ at: '2026-11-27T09:00:00Z', by: 'Ben Keller', what: 'shipping:DE' }]),
  ),
  async play({ canvas, userEvent }) {
    const parcel = await canvas.findByRole('textbox', { name: 'Parcel, EUR' })
    await userEvent.clear(parcel)
    await userEvent.type(parcel, '6.50')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/Ben Keller/)).toBeVisible()
    await expect(await canvas.findByText(/What holds now: .*5.50/)).toBeVisible()
    await expect(parcel).toHaveValue('6.50')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
  },
})

export const IsLoading = meta.story({ parameters: at('shipping', pending(listShopSettings)) })

export const Unreachable = meta.story({
  parameters: at('shipping', offline(listShopSettings)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const NotAllowed = meta.story({ parameters: at('shipping', forbidden(listShopSettings)) })
