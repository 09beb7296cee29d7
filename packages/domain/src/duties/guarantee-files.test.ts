import { expect, test } from 'vitest'
import { guaranteeNoticeAddress, guaranteeNoticeLanguage, LEGAL_GUARANTEE_PAGES } from './guarantee-files.ts'

test.each(['de', 'fr', 'nl'] as const)('%s has a notice and a page of the Union', (language) => {
  expect(guaranteeNoticeLanguage(guaranteeNoticeAddress(language))).toBe(language)
  expect(LEGAL_GUARANTEE_PAGES[language]).toContain(`index_${language}.htm`)
})

test.each(['/guarantee/notice-en.svg', '/guarantee/notice-de.png', '/guarantee/../notice-de.svg', '/'])(
  '%s is no notice',
  (path) => expect(guaranteeNoticeLanguage(path)).toBeNull(),
)
