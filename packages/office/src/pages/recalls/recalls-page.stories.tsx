import { listProductRecalls, type ShownRecall } from '@shop/api-client/office/recall-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, forbidden, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { RecallsPage } from './recalls-page.tsx'

const same = (text: string) => ({ de: text, fr: text, nl: text })

export const lamp: ShownRecall = {
  id: 'R-2026-11-20',
  version: 2,
  publishedAt: '2026-11-20T09:30:00Z',
  liftedAt: null,
  headline: same('Lampe Alva: Gefahr eines Stromschlags'),
  hazard: same('Das Kabel kann sich am Sockel lösen.'),
  whatToDo: same('Ziehen Sie den Stecker, und benutzen Sie die Lampe nicht mehr.'),
  remedies: ['replacement', 'refund'],
  singleRemedyReason: null,
  contact: { email: 'sicherheit@example.com', phone: null },
  batch: 'L-7',
  batchPlace: same('Auf dem Boden'),
  soldFrom: '2026-03-01',
  soldUntil: null,
  products: [
    {
      id: 7,
      referenceKey: 'ALVA-3',
      name: same('Tischlampe Alva'),
      brand: 'Lindhaus',
      variants: [{ id: 71, referenceKey: 'ALVA-3-S', label: same('Schwarz') }],
    },
  ],
  mails: 214,
  changes: [
    { at: '2026-11-21T08:00:00Z', by: 'Anna Weber', command: 'publishRecall' },
    { at: '2026-11-20T09:30:00Z', by: 'operator', command: 'publishRecall' },
  ],
}
const chair: ShownRecall = {
  ...lamp,
  id: 'R-2025-02',
  headline: same('Stuhl Bo: Gefahr des Umkippens'),
  liftedAt: '2025-06-01T10:00:00Z',
  mails: 0,
}

const meta = preview.meta({ component: RecallsPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/recalls', address: '/sample/recalls', answers })

export const Filled = meta.story({
  parameters: at(done(listProductRecalls, { recalls: [chair, lamp] })),
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('listitem')
    await expect(first).toHaveTextContent('Gefahr eines Stromschlags')
    await expect(first).toHaveTextContent('Running')
    await expect(canvas.getByText('Lifted')).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: at(done(listProductRecalls, { recalls: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByText('There are no recalls')).toBeVisible()
  },
})

export const OnlyToLookAt = meta.story({
  parameters: inOffice({
    route: '/$shop/recalls',
    address: '/sample/recalls',
    rights: ['ownAccount', 'products.read'],
    answers: [done(listProductRecalls, { recalls: [lamp] })],
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Running')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'New recall' })).toBeNull()
  },
})

export const Waiting = meta.story({ parameters: at(pending(listProductRecalls)) })
export const NotAllowed = meta.story({ parameters: at(forbidden(listProductRecalls)) })
export const Offline = meta.story({ parameters: at(offline(listProductRecalls)) })
