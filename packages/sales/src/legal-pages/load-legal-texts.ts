import { loadLegalTexts } from '@shop/api-client/contract/legal-texts'
import { problem } from '@shop/api-client/contract/problem'
import { legalTextsById } from '../legal-texts/legal-text-store.ts'
import { on } from '../on.ts'

/** Versions exactly as they were; anybody may read what everybody could read. */
export const loadLegalTextsHandler = on(loadLegalTexts).answer(async ({ ids }, { sql }) => {
  const texts = await legalTextsById(sql, ids.split('.'))
  if (texts.length === 0) throw problem(404, 'not_found', 'There is no such version of a legal text.')
  return { texts }
})
