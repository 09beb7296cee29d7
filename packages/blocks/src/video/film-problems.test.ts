import { expect, test } from 'vitest'
import { filmProblems } from './film-problems.ts'

const SILENT = { hasFile: true, sound: 'none', hasCaptions: false, hasTranscript: true } as const

test.each<[string, Partial<Parameters<typeof filmProblems>[0]>, number]>([
  ['a silent one with its words', {}, 0],
  ['a silent one without them', { hasTranscript: false }, 1],
  ['one that does not say whether it has sound', { sound: 'unknown' }, 1],
  ['one that speaks, without captions', { sound: 'spoken' }, 1],
  ['one that speaks, without captions and words', { sound: 'spoken', hasTranscript: false }, 2],
  ['one that speaks, with both', { sound: 'spoken', hasCaptions: true }, 0],
  ['one of another host', { hasFile: false, sound: 'unknown', hasTranscript: false }, 0],
])('a film lacks something: %s', (_, film, count) => {
  expect(filmProblems({ ...SILENT, ...film })).toHaveLength(count)
})
