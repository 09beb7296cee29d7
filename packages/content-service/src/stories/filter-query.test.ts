import { expect, test } from 'vitest'
import { filterQuery } from './filter-query.ts'

const content = {
  component: 'article',
  headline: 'Guter Schlaf',
  empty: '',
  nothing: null,
  on: true,
  off: 'false',
  none: [],
  tags: ['bett', 'nacht'],
  date: '2026-05-01 10:00',
  count: '7',
  size: 1.5,
  seo: { title: 'Kurz' },
  body: [{ headline: 'Erster' }, { headline: 'Zweiter' }],
  headline__i18n__fr: 'Bien dormir',
}

test.each<[string, string, string, boolean]>([
  ['headline', 'in', 'Guter Schlaf', true],
  ['headline', 'in', 'Anders,Guter Schlaf', true],
  ['headline', 'in', 'Guter', false],
  ['missing', 'in', '', true],
  ['headline', 'not_in', 'Anders', true],
  ['headline', 'not_in', 'Guter Schlaf', false],
  ['missing', 'not_in', 'x', true],
  ['headline', 'like', '*schlaf', true],
  ['headline', 'like', 'Guter*', true],
  ['headline', 'like', '*er Sch*', true],
  ['headline', 'like', 'schlaf', false],
  ['headline', 'like', '*', true],
  ['headline', 'like', 'guter*guter schlaf', false],
  ['headline', 'like', '*r*l*f', true],
  ['headline', 'like', '*l*r*', false],
  ['headline', 'like', 'guter.schlaf', false],
  ['headline', 'not_like', '*schlaf', false],
  ['headline', 'not_like', '*tisch*', true],
  ['empty', 'is', 'empty', true],
  ['missing', 'is', 'empty', true],
  ['headline', 'is', 'empty', false],
  ['headline', 'is', 'not_empty', true],
  ['empty', 'is', 'not_empty', false],
  ['none', 'is', 'empty_array', true],
  ['tags', 'is', 'empty_array', false],
  ['tags', 'is', 'not_empty_array', true],
  ['none', 'is', 'not_empty_array', false],
  ['on', 'is', 'true', true],
  ['on', 'is', 'false', false],
  ['off', 'is', 'false', true],
  ['nothing', 'is', 'null', true],
  ['headline', 'is', 'null', false],
  ['headline', 'is', 'not_null', true],
  ['tags', 'any_in_array', 'tag,nacht', true],
  ['tags', 'any_in_array', 'tag', false],
  ['headline', 'any_in_array', 'Guter Schlaf', false],
  ['tags', 'all_in_array', 'nacht,bett', true],
  ['tags', 'all_in_array', 'nacht,tag', false],
  ['date', 'gt_date', '2026-05-01 09:59', true],
  ['date', 'gt_date', '2026-05-01 10:00', false],
  ['date', 'lt_date', '2026-05-02', true],
  ['date', 'lt-date', '2026-05-01T12:00:00+02:00', false],
  ['missing', 'lt_date', '2026-05-02', false],
  ['count', 'gt_int', '6', true],
  ['count', 'gt_int', '7', false],
  ['count', 'lt_int', '8', true],
  ['headline', 'gt_int', '0', false],
  ['size', 'gt_float', '1.4', true],
  ['size', 'lt_float', '1.5', false],
  ['seo.title', 'in', 'Kurz', true],
  ['body.1.headline', 'in', 'Zweiter', true],
  ['body.2.headline', 'is', 'empty', true],
  ['headline__i18n__fr', 'like', 'bien*', true],
])('%s %s %j: %s', (field, operation, value, fits) => {
  expect(fit({ [`filter_query[${field}][${operation}]`]: value })).toBe(fits)
})

test('a pattern full of stars is answered at once, whatever it is held against', () => {
  const long = { headline: 'e'.repeat(400) }
  const pattern = `${'*e'.repeat(40)}x`

  // Trying every way to fit the stars would not end before the test is given up.
  const fits = filterQuery(new URLSearchParams({ 'filter_query[headline][like]': pattern }))(long)

  expect(fits).toBe(false)
})

test('filters are joined by and, alternatives by or', () => {
  const one = { 'filter_query[headline][in]': 'Guter Schlaf' }
  const either = {
    'filter_query[__or][][count][in]': '1',
    'filter_query[__or][0][count][in]': '7',
  }

  expect(fit({ ...one, ...either })).toBe(true)
  expect(fit({ 'filter_query[headline][in]': 'Anders', ...either })).toBe(false)
  expect(fit({ ...one, 'filter_query[__or][][count][in]': '1' })).toBe(false)
})

test('a list may come as one name again and again', () => {
  const query = new URLSearchParams()
  query.append('filter_query[count][in][]', '1')
  query.append('filter_query[count][in][]', '7')

  expect(filterQuery(query)(content)).toBe(true)
})

function fit(query: Record<string, string>): boolean {
  return filterQuery(new URLSearchParams(query))(content)
}
