import { expect, test } from 'vitest'
import { type ComplaintForm, complaintProblems, type ReviewForm, reviewProblems } from './message-problems.ts'

const complaint: ComplaintForm = { item: 'k1', kind: 'broken', message: 'Ein Bein fehlt.', photos: [] }
const review: ReviewForm = { rating: 5, title: 'Weich', text: 'Sehr weich und schön warm.' }
const photo = { type: 'image/heic', bytes: 8 * 1024 * 1024 }

test('what is complete has no problem', () => {
  expect(complaintProblems({ ...complaint, photos: Array(5).fill(photo) })).toEqual([])
  expect(reviewProblems(review)).toEqual([])
})

test.each<[Partial<ComplaintForm>, string, string]>([
  [{ item: '' }, 'item', 'generic.validation.required'],
  [{ kind: '' }, 'kind', 'generic.validation.required'],
  [{ message: 'kurz' }, 'message', 'generic.validation.minLength'],
  [{ photos: Array(6).fill(photo) }, 'photos', 'complaint.errors.photoCount'],
  [{ photos: [photo, { ...photo, type: 'image/gif' }] }, 'photos.1', 'complaint.errors.photoType'],
  [{ photos: [{ ...photo, bytes: photo.bytes + 1 }] }, 'photos.0', 'complaint.errors.photoSize'],
])('complaint %#: %s', (change, path, key) => {
  expect(complaintProblems({ ...complaint, ...change })).toMatchObject([{ path, key }])
})

test.each<[Partial<ReviewForm>, string, string]>([
  [{ rating: 0 }, 'rating', 'generic.validation.minValue'],
  [{ rating: 6 }, 'rating', 'generic.validation.maxValue'],
  [{ rating: 4.5 }, 'rating', 'generic.validation.integer'],
  [{ rating: Number.NaN }, 'rating', 'generic.validation.integer'],
  [{ title: 'x'.repeat(81) }, 'title', 'generic.validation.maxLength'],
  [{ text: '' }, 'text', 'generic.validation.required'],
  [{ text: 'x'.repeat(19) }, 'text', 'generic.validation.minLength'],
  [{ text: 'x'.repeat(4001) }, 'text', 'generic.validation.maxLength'],
])('a review with %j has the problem %s %s', (change, path, key) => {
  expect(reviewProblems({ ...review, ...change })).toMatchObject([{ path, key }])
})
