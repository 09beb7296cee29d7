import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchHref, searchQuery } from './search-query.ts'

test.each([
  { typed: '  Sofa   grau ', query: 'Sofa grau' },
  { typed: 'Sofa \ud800 grau', query: 'Sofa grau' },
  { typed: 'a\u0000b\nc\td', query: 'a b c d' },
  { typed: 'x'.repeat(10_000), query: 'x'.repeat(200) },
  { typed: `${'x'.repeat(199)}🛋️`, query: 'x'.repeat(199) },
  { typed: '\ud83d', query: '' },
  { typed: '<script>alert(1)</script>', query: '<script>alert(1)</script>' },
  { typed: 'كرسي', query: 'كرسي' },
  { typed: undefined, query: '' },
  { typed: ['a'], query: '' },
])('$typed is searched for as $query', ({ typed, query }) => {
  expect(searchQuery(typed)).toBe(query)
})

/** Every code unit, halves of characters among them. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 450 })
  .map((codes) => String.fromCharCode(...codes))

test('whatever is typed makes an address that says it again', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const query = searchQuery(typed)

      expect(new URL(searchHref(query), 'http://shop.example').searchParams.get('q')).toBe(query)
      expect(searchQuery(query)).toBe(query)
    }),
  )
})
