import { type ListedMail, listMails, resendMails } from '@shop/api-client/office/system-commands'
import { RIGHTS } from '@shop/domain/staff/rights'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice, offline, pending, refused, type StoryAnswer } from '../../testing/story-office.ts'
import { MailsPart } from './mails-part.tsx'

const mail: ListedMail = {
  id: 41,
  kind: 'orderPlaced',
  to: 'anna@example.com',
  subject: 'Ihre Bestellung L00001042',
  at: '2026-11-27T08:15:00Z',
  attempts: 8,
  lastError: '550 No such mailbox',
}
const dead = done(listMails, {
  mails: [mail, { ...mail, id: 42, kind: 'orderShipped', to: 'ben@example.com' }],
})

const meta = preview.meta({ component: MailsPart })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/system', address: '/sample/system?part=mails', answers })

export const GivenUp = meta.story({
  parameters: at(dead, done(listMails, { mails: [] }), done(resendMails, { ids: [41, 42] })),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('table', { name: 'Could not be delivered' })).toBeVisible()
    await expect(canvas.getAllByText('Attempt 8: 550 No such mailbox')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Send all of them again' }))
    await expect(await canvas.findByText('There is no such mail')).toBeVisible()
  },
})

export const None = meta.story({ parameters: at(done(listMails, { mails: [] })) })

export const AlreadyOnItsWay = meta.story({
  parameters: at(dead, refused(resendMails, { code: 'mailUnderWay', params: { id: '41' } })),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again: mail 41' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Mail 41 is on its way at this moment.')
  },
})

export const LooksOnly = meta.story({
  parameters: inOffice({
    route: '/$shop/system',
    address: '/sample/system?part=mails',
    rights: RIGHTS.filter((right) => right !== 'system.change'),
    answers: [dead],
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText('anna@example.com')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Send again/ })).toBeNull()
  },
})

export const IsLoading = meta.story({ parameters: at(pending(listMails)) })

export const Unreachable = meta.story({
  parameters: at(offline(listMails)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
