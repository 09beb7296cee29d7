import { LANGUAGES } from '@shop/domain/market/markets'
import { expect, test } from 'vitest'
import { demoSearchWords } from './demo-search-words.ts'

test.each(LANGUAGES)('the files of %s can be read', (language) => {
  const { synonyms, redirects } = demoSearchWords(language)

  expect(synonyms.length).toBeGreaterThan(80)
  expect(redirects.length).toBeGreaterThan(20)
})
