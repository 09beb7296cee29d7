import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewItem, type ReviewWords } from './review-item.tsx'
import { ReviewSummary } from './review-summary.tsx'

const review: ReviewWords = {
  id: 'r1',
  rating: 4,
  title: 'Schöner als auf dem Bild',
  text: 'Schon beim Auspacken ein guter Eindruck.\n\nDie Maße stimmen auf den Zentimeter.',
  nickname: 'Maren',
  language: 'de',
  isVerified: true,
  date: '2026-11-12',
}
const bars = [
  { stars: 5, count: 21, percent: 68 },
  { stars: 4, count: 6, percent: 19 },
  { stars: 3, count: 2, percent: 6 },
  { stars: 2, count: 0, percent: 0 },
  { stars: 1, count: 2, percent: 6 },
]
const form = {
  draft: { rating: 0, title: '', text: '', nickname: '' },
  problems: {},
  summary: [],
  attempt: 0,
  isBusy: false,
  textLength: { min: 20, max: 4000 },
  titleMax: 80,
  nicknameMax: 30,
  onChange: fn(),
  onSubmit: fn(),
}

const meta = preview.meta({ title: 'reviews' })

export const Item = meta.story({
  tags: ['snapshot'],
  render: () => <ReviewItem review={review} language="de" />,
})
export const CanBeReported = meta.story({
  render: () => <ReviewItem review={review} language="de" onReport={form.onSubmit} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewertung melden' }))
    await expect(form.onSubmit).toHaveBeenCalledOnce()
  },
})
export const BadReview = meta.story({
  render: () => (
    <ReviewItem
      review={{ ...review, rating: 1, isVerified: false, title: 'Nicht unser Fall' }}
      language="de"
    />
  ),
})
export const Foreign = meta.story({
  render: () => (
    <ReviewItem
      review={{ ...review, language: 'fr', title: 'Très satisfaite', text: 'Tout correspond.' }}
      language="de"
    />
  ),
})
export const LongWordsAndMarkup = meta.story({
  render: () => (
    <ReviewItem
      review={{ ...review, title: 'x'.repeat(80), text: `<b>fett</b> ${'Donau'.repeat(60)}` }}
      language="de"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>fett<\/b>/)).toBeVisible()
  },
})
export const Summary = meta.story({
  tags: ['snapshot'],
  render: () => <ReviewSummary average={4.4} count={31} visible={31} bars={bars} />,
})
export const SummaryWithRatingsFromElsewhere = meta.story({
  render: () => <ReviewSummary average={4.4} count={120} visible={31} bars={bars} />,
})
export const EmptyForm = meta.story({
  render: () => <ReviewForm {...form} />,
  play: async ({ canvas }) => {
    const three = canvas.getByRole('radio', { name: '3 Sterne: In Ordnung' })
    await userEvent.click(three)
    await expect(form.onChange).toHaveBeenCalledWith({ ...form.draft, rating: 3 })
  },
})
export const FormWithProblems = meta.story({
  tags: ['snapshot'],
  render: () => (
    <ReviewForm
      {...form}
      draft={{ rating: 4, title: 'Weich', text: 'Zu kurz', nickname: '<b>' }}
      problems={{ text: 'Mindestens 20 Zeichen', nickname: 'Hier sind nur Buchstaben und Ziffern möglich' }}
      summary={[
        { fieldId: 'review-text', message: 'Text: Mindestens 20 Zeichen' },
        { fieldId: 'review-nickname', message: 'Name: Hier sind nur Buchstaben und Ziffern möglich' },
      ]}
      attempt={1}
    />
  ),
})
export const BusyForm = meta.story({
  render: () => <ReviewForm {...form} draft={{ ...form.draft, rating: 5 }} isBusy />,
})
