import { readLog } from '@shop/api-client/office/account-commands'
import type { CommandAnswer } from '@shop/api-client/office/define-command'
import { changeProduct } from '@shop/api-client/office/product-commands'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  conflict,
  done,
  inOffice,
  offline,
  pending,
  previewed,
  type StoryAnswer,
} from '../../testing/story-office.ts'
import { LogPage } from './log-page.tsx'

type Entry = CommandAnswer<typeof readLog>['entries'][number]

const entry: Entry = {
  id: 9,
  at: '2026-11-27T08:15:00Z',
  by: 'Anna Weber',
  command: 'changeProduct',
  isRead: false,
  object: 'product:ALVA-3',
  before: { 'name.de': 'Sofa Alva', isActive: 'false' },
  after: { 'name.de': 'Sofa Alva, dreisitzig', isActive: 'true' },
  isHidden: false,
  undo: {
    type: 'here',
    command: 'changeProduct',
    input: { id: 3, edits: [{ path: 'isActive', was: true, now: false }] },
    seen: 0,
  },
  isUndo: false,
}
const elsewhere = { type: 'elsewhere' } as const
const entries: Entry[] = [
  entry,
  {
    ...entry,
    id: 8,
    command: 'planPrice',
    undo: { type: 'undone', by: 'Ben Keller', at: '2026-11-27T09:00:00Z' },
    before: null,
    after: {
      article: 'ALVA-3',
      country: 'CH',
      validFrom: '2026-12-01T08:00:00Z',
      price: 129000,
      before: 149000,
    },
  },
  {
    ...entry,
    id: 7,
    by: 'Ben Keller',
    command: 'sendOrder',
    undo: elsewhere,
    object: 'order:L00001042',
    before: { state: 'in_fulfilment' },
    after: { state: 'shipped', tracking: 'dhl 00340434161094042557' },
  },
  {
    ...entry,
    id: 6,
    command: 'removeSynonymLine',
    undo: elsewhere,
    object: 'words:de',
    before: { line: 'sofa, couch, divan' },
    after: null,
  },
  {
    ...entry,
    id: 5,
    command: 'showOrder',
    isRead: true,
    object: 'order:L00001042',
    before: null,
    after: null,
  },
  {
    ...entry,
    id: 3,
    command: 'orderDesk',
    isRead: true,
    object: null,
    before: null,
    after: ['L00001042', 'L00001041'],
  },
  {
    ...entry,
    id: 2,
    command: 'readdressOrder',
    undo: { type: 'forbidden' },
    object: 'order:L00001041',
    before: null,
    after: null,
    isHidden: true,
  },
  { ...entry, id: 4, command: 'signIn', object: null, before: null, after: { by: 'passwordAndCode' } },
]
const people = [{ id: 'anna', name: 'Anna Weber' }]
const meta = preview.meta({ component: LogPage })
const at = (answer: StoryAnswer) =>
  inOffice({ route: '/$shop/log', address: '/sample/log', answers: [answer] })

export const Changes = meta.story({
  parameters: at(done(readLog, { entries, hasMore: true, people })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sofa Alva, dreisitzig')).toBeVisible()
    await expect(
      canvas.getByText('CHF 1,290.00', { normalizer: (text) => text.replaceAll('\u00a0', ' ') }),
    ).toBeVisible()
    await expect(canvas.getByText('taken away')).toBeVisible()
    await expect(canvas.getByText('2 entries were shown')).toBeVisible()
    await expect(canvas.getByText(/your role does not show customers/)).toBeVisible()
    await expect(canvas.getByText(/^Undone by Ben Keller/)).toBeVisible()
    await expect(canvas.getByText('Put it right with a further step on its page.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Search words' })).toBeVisible()
    await expect(canvas.getByText('Your role may not undo this.')).toBeVisible()
  },
})

export const Nothing = meta.story({
  parameters: at(done(readLog, { entries: [], hasMore: false, people })),
})

export const IsLoading = meta.story({ parameters: at(pending(readLog)) })

export const Unreachable = meta.story({ parameters: at(offline(readLog)) })

const one = done(readLog, { entries: [entry], hasMore: false, people })
const withUndo = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/log', address: '/sample/log', answers: [one, ...answers] })

export const Undo = meta.story({
  parameters: withUndo(previewed(changeProduct, [])),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo: Anna Weber edited ALVA-3/ }))
    const sheet = within(
      within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Undo a change' }),
    )
    await expect(sheet.getByRole('region', { name: 'What becomes of it' })).toHaveTextContent(
      'Sofa Alva, dreisitzig→Sofa Alva',
    )
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Undo' })).toBeEnabled())
  },
})

/** Tried again once it is done, it would be refused: the sheet goes before the log is read again. */
export const Undone = meta.story({
  parameters: withUndo(
    pending(readLog),
    previewed(changeProduct, []),
    done(changeProduct, { referenceKey: 'ALVA-3', changed: ['isActive'] }),
    conflict(changeProduct, [{ at: '2026-11-27T10:00:00Z', by: 'Anna Weber', what: 'changeProduct' }]),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo/ }))
    const undo = within(body.getByRole('dialog')).getByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toBeEnabled())
    await userEvent.click(undo)
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
  },
})

export const ChangedSince = meta.story({
  parameters: withUndo(
    conflict(changeProduct, [{ at: '2026-11-27T10:00:00Z', by: 'Ben Keller', what: 'name.de' }]),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo/ }))
    const sheet = within(
      within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Undo a change' }),
    )
    await expect(await sheet.findByText(/It is not as this change left it any more/)).toBeVisible()
    await expect(sheet.getByText(/Ben Keller: Name, German/)).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Undo' })).toBeDisabled()
  },
})
