import { startCompanyLink } from '@shop/api-client/office/account-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice, sampleSession } from '../../testing/story-office.ts'
import { ConnectCompany } from './connect-company.tsx'

const company = { issuer: 'https://id.example', name: 'Example Group', isOnly: false }
const [shop] = sampleSession().shops
const me = shop?.me
if (!me) throw new Error('Nobody is signed in to the sample shop.')
const meta = preview.meta({
  component: ConnectCompany,
  args: { me, ended: undefined },
  parameters: inOffice({ company }),
})

export const NotConnected = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Connect Example Group' })).toBeVisible()
  },
})

export const Connected = meta.story({
  args: { me: { ...me, companies: [company.issuer] } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/signs you in without password/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const CameBackTooLate = meta.story({
  args: { ended: 'linkExpired' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Nothing was connected/)).toBeVisible()
  },
})

export const WrongPassword = meta.story({
  parameters: inOffice({
    company,
    answers: [{ ...done(startCompanyLink, { problem: 'password' }), command: 'link' }],
  }),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Password'), 'not the password{Enter}')

    await expect(await canvas.findByText('This is not your password.')).toBeVisible()
  },
})

export const NoCompany = meta.story({
  parameters: inOffice({ company: null }),
  tags: ['behaviour'],
  async play({ canvas }) {
    await expect(canvas.queryByText('Password')).toBeNull()
  },
})
