import type { AnswerOf } from '@shop/api-client/contract/define-call'
import { listLegalTexts, loadLegalTexts } from '@shop/api-client/contract/legal-texts'
import { isProblem } from '@shop/api-client/contract/problem'
import { notFound } from '@tanstack/react-router'
import type { PageLoad } from '../../loading/page-loader.ts'

/** The list, or the texts that are asked for. */
export type LegalVersionsData =
  | { kind: 'list'; versions: AnswerOf<typeof listLegalTexts>['versions'] }
  | { kind: 'texts'; texts: AnswerOf<typeof loadLegalTexts>['texts'] }

/** A version that is new is in the list this soon. */
const LIST_HOLDS_MILLISECONDS = 60_000

export const legalVersionsLoad: PageLoad<LegalVersionsData> = async (
  { search },
  { api, now, holdsUntil },
) => {
  const { id } = search
  if (typeof id !== 'string' || id === '') {
    holdsUntil(new Date(now.getTime() + LIST_HOLDS_MILLISECONDS))
    return { kind: 'list', versions: (await api(listLegalTexts, {})).versions }
  }
  try {
    return { kind: 'texts', texts: (await api(loadLegalTexts, { ids: id })).texts }
  } catch (failure) {
    // 422: no version has an id like that
    if (isProblem(failure) && (failure.status === 404 || failure.status === 422)) throw notFound()
    throw failure
  }
}
