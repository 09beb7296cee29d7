import {
  countReviews,
  decideReport,
  listReports,
  listReviews,
  publishReview,
  refuseReview,
  type ShownReport,
  type ShownReview,
} from '@shop/api-client/office/review-commands'
import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  broken,
  conflict,
  done,
  inOffice,
  pending,
  previewed,
  type StoryAnswer,
} from '../../testing/story-office.ts'
import { ReviewsPage } from './reviews-page.tsx'

const review: ShownReview = {
  id: 'a1b2c3d4',
  version: 0,
  state: 'pending',
  rating: 2,
  title: 'Weich',
  text: 'Weich, aber Frau Berg von nebenan schnarcht.\n\nWir haben zwei davon.',
  nickname: 'Anna P.',
  language: 'de',
  isVerified: true,
  createdAt: '2026-11-27T08:15:00Z',
  decidedAt: null,
  product: { id: 7, name: 'Kissen Wolke', referenceKey: 'KISSEN-7', picture: null },
}
const report: ShownReport = {
  number: 'M-1001-2002',
  version: 0,
  state: 'received',
  reason: 'personal',
  message: 'Frau Berg hat dem nicht zugestimmt.',
  name: 'Rita Sommer',
  email: 'rita@example.com',
  locale: 'de-de',
  receivedAt: '2026-11-28T10:00:00Z',
  decision: null,
  review: { ...review, state: 'approved' },
}
const counts = done(countReviews, { waiting: 1, reported: 1 })
const meta = preview.meta({ component: ReviewsPage })
const at = (search: string, ...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/reviews', address: `/sample/reviews${search}`, answers })

export const Waiting = meta.story({
  parameters: at('', counts, done(listReviews, { reviews: [review], next: null })),
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: '2 of 5 stars' })).toBeVisible()
    await expect(canvas.getByText('Verified purchase')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Show it: Kissen Wolke/ })).toBeEnabled()
  },
})

export const LongList = meta.story({
  parameters: at(
    '',
    counts,
    done(listReviews, {
      next: '2026-11-27T08:15:00.000Z~x',
      reviews: Array.from({ length: 12 }, (_, index) => ({
        ...review,
        id: `id-${index}`,
        title: 'Donaudampfschifffahrtsgesellschaftskapitänskissen'.repeat(2),
        text: 'Ein Kissen für lange Abende am Fenster mit allem, was dazugehört. '.repeat(12),
      })),
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBeEnabled()
  },
})

export const Refusing = meta.story({
  parameters: at(
    '',
    counts,
    done(listReviews, { reviews: [review], next: null }),
    previewed(refuseReview, [
      { kind: 'review', isShown: false, product: 'Kissen Wolke' },
      { kind: 'mail', mail: 'reviewRemoved', to: 'anna@example.com' },
    ]),
  ),
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Do not show it:/ }))
    const sheet = within(canvasElement.ownerDocument.body)
    await userEvent.type(await sheet.findByRole('textbox', { name: 'The reason' }), 'Nennt einen Namen.')
    await expect(await sheet.findByText(/goes to anna@example.com/)).toBeVisible()
  },
})

export const SomebodyWasQuicker = meta.story({
  parameters: at(
    '',
    counts,
    done(listReviews, { reviews: [review], next: null }),
    conflict(publishReview, [
      { at: '2026-11-28T09:00:00Z', by: 'Ben Keller', what: 'hidden', review: 'hidden' },
    ]),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show it:/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ben Keller')
  },
})

export const Reported = meta.story({
  parameters: at(
    '?part=received',
    counts,
    done(listReports, { reports: [report], next: null }),
    previewed(decideReport, [{ kind: 'mail', mail: 'reportDecided', to: 'rita@example.com' }]),
  ),
  async play({ canvas, canvasElement, userEvent }) {
    await expect(await canvas.findByText('Personal details about somebody')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Decide: M-1001-2002' }))
    const sheet = within(canvasElement.ownerDocument.body)
    await userEvent.type(await sheet.findByRole('textbox', { name: 'The reason' }), 'Das ist erlaubt.')
    await expect(await sheet.findByText(/goes to rita@example.com/)).toBeVisible()
  },
})

export const Decided = meta.story({
  parameters: at(
    '?part=kept',
    counts,
    done(listReports, {
      reports: [
        {
          ...report,
          name: '',
          email: '',
          state: 'kept',
          decision: { at: '2026-11-28T12:00:00Z', by: 'Ben Keller', why: 'Das ist erlaubt.' },
        },
      ],
      next: null,
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText(/Decided by Ben Keller/)).toBeVisible()
    await expect(canvas.getByText(/Without a name/)).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: at(
    '',
    done(countReviews, { waiting: 0, reported: 0 }),
    done(listReviews, { reviews: [], next: null }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText('No review here')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at('', pending(countReviews), pending(listReviews)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The reviews are loading' })).toBeVisible()
  },
})

export const Broken = meta.story({
  parameters: at('', counts, broken(listReviews)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong')
  },
})
