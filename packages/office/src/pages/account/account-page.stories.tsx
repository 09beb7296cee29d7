import { changeOwnPassword } from '@shop/api-client/office/account-commands'
import { listOwnPasskeys } from '@shop/api-client/office/own-passkey-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { AccountPage } from './account-page.tsx'

const passkey = {
  id: 'p1',
  name: 'Laptop',
  host: 'office.example',
  createdAt: '2026-11-01T09:00:00Z',
  lastUsed: '2026-11-27T08:15:00Z',
}
const meta = preview.meta({ component: AccountPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/account', address: '/sample/account', answers })

export const WithAPasskey = meta.story({
  parameters: at(done(listOwnPasskeys, { passkeys: [passkey, { ...passkey, id: 'p2', lastUsed: null }] })),
  async play({ canvas }) {
    await expect((await canvas.findAllByText('Laptop'))[0]).toBeVisible()
    await expect(canvas.getByText('anna.weber@example.com', { exact: false })).toBeVisible()
  },
})

export const WithoutPasskey = meta.story({
  parameters: at(done(listOwnPasskeys, { passkeys: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Passkeys' })).toBeVisible()
  },
})

export const WrongPassword = meta.story({
  parameters: at(done(listOwnPasskeys, { passkeys: [] }), done(changeOwnPassword, { problem: 'current' })),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Password until now'), 'wrong')
    await userEvent.type(canvas.getByLabelText('New password'), 'eleven blue kettles sing')
    await userEvent.click(canvas.getByRole('button', { name: 'Save the password' }))
    await expect(await canvas.findByText('This is not your password.')).toBeVisible()
    await expect(canvas.getByLabelText('New password')).toHaveValue('eleven blue kettles sing')
  },
})

export const Loading = meta.story({
  parameters: at(pending(listOwnPasskeys)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'Passkeys are loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(listOwnPasskeys)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})
