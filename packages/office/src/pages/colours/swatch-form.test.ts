import { expect, test } from 'vitest'
import { colourCount, swatchOf, textsOf } from './swatch-form.ts'

test.each([
  [['#8fa98b'], '1', 1],
  [['#8fa98b', '#ffffff'], '2', 2],
  [['#8fa98b', '#ffffff', '#000000'], '3', 3],
  [['transparent'], 'transparent', 0],
])('%j is typed as %s with %i colours, and comes back as it was', (swatch, kind, count) => {
  const texts = textsOf(swatch)

  expect(texts.kind).toBe(kind)
  expect(colourCount(texts)).toBe(count)
  expect(swatchOf(texts)).toEqual(swatch)
})

test.each([
  [{ kind: '1' as const, colours: ['8FA98B', '', ''] }, ['#8fa98b']],
  [{ kind: '1' as const, colours: ['#8ab', 'rubbish', ''] }, ['#88aabb']],
  [{ kind: '2' as const, colours: ['#8ab', 'rubbish', ''] }, null],
  [{ kind: '2' as const, colours: ['#8ab', '', ''] }, null],
])('%j is kept as %j', (texts, swatch) => {
  expect(swatchOf(texts)).toEqual(swatch)
})

test('a colour without a swatch begins with one empty colour', () => {
  expect(textsOf(null)).toEqual({ kind: '1', colours: ['', '', ''] })
})
