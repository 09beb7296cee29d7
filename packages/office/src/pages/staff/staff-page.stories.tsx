import { changeStaffRoles, listStaff } from '@shop/api-client/office/account-commands'
import type { CommandAnswer } from '@shop/api-client/office/define-command'
import { RIGHTS } from '@shop/domain/staff/rights'
import { expect, screen, within } from 'storybook/test'
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
import { StaffPage } from './staff-page.tsx'

type Person = CommandAnswer<typeof listStaff>['staff'][number]

const anna: Person = {
  email: 'anna.weber@example.com',
  name: 'Anna Weber',
  roles: ['owner'],
  state: 'active',
  hasSecondFactor: true,
  passkeys: 1,
  lastSignIn: '2026-11-27T08:15:00Z',
  sessions: 1,
}
const ben: Person = {
  ...anna,
  email: 'ben.keller@example.com',
  name: 'Ben Keller',
  roles: ['service', 'warehouse'],
  hasSecondFactor: false,
  passkeys: 0,
  lastSignIn: null,
}
const meta = preview.meta({ component: StaffPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/staff', address: '/sample/staff', answers })

export const Filled = meta.story({
  parameters: at(
    done(listStaff, { staff: [anna, ben, { ...ben, email: 'c@example.com', state: 'blocked' }] }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Anna Weber' })).toBeVisible()
    await expect(canvas.getByText('Blocked')).toBeVisible()
  },
})

export const RolesChangedMeanwhile = meta.story({
  parameters: at(
    done(listStaff, { staff: [anna, ben] }),
    done(listStaff, { staff: [anna, { ...ben, roles: ['editor'] }] }),
    conflict(changeStaffRoles, [{ at: '2026-11-24T09:12:00Z', by: 'Mia Kern', what: 'changeStaffRoles' }]),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ben Keller' }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('checkbox', { name: /Merchandising/ }))
    await userEvent.click(sheet.getByRole('button', { name: 'Save the roles' }))
    await expect(await sheet.findByText(/Mia Kern has changed it meanwhile/)).toBeVisible()
    await expect(await sheet.findByText('Meanwhile: Editorial')).toBeVisible()
    await expect(sheet.getByRole('checkbox', { name: /Merchandising/ })).toBeChecked()
  },
})

export const OnlyToLookAt = meta.story({
  parameters: inOffice({
    route: '/$shop/staff',
    address: '/sample/staff',
    rights: RIGHTS.filter((right) => right !== 'staff.change'),
    answers: [done(listStaff, { staff: [anna, ben] })],
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Anna Weber')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const LongNames = meta.story({
  parameters: at(
    done(listStaff, {
      staff: Array.from({ length: 40 }, (_, index) => ({
        ...ben,
        name: `Maximiliane-Theresia von Hohenstein-Schwarzenfels ${index}`,
        email: `maximiliane.theresia.von.hohenstein.schwarzenfels.${index}@customer-service.example.com`,
      })),
    }),
  ),
})

export const Empty = meta.story({
  parameters: at(done(listStaff, { staff: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByText('Nobody works here yet')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(listStaff)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'Staff is loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(listStaff)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})

export const Forbidden = meta.story({
  parameters: at(forbidden(listStaff)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your role does not allow this.')
  },
})
