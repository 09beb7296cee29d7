import { listLegalTexts } from '@shop/api-client/contract/legal-texts'
import { legalTextHistory } from '../legal-texts/legal-text-store.ts'
import { on } from '../on.ts'

/** Every version of the contract's texts; asking keeps the one of now, so that none is missing. @see eu-duties C-35 */
export const listLegalTextsHandler = on(listLegalTexts).answer(async (_, { sql, shop, now, services }) => {
  const current = new Set((await services.contractTexts(shop, now)).map(({ id }) => id))
  const history = await legalTextHistory(sql, shop.locale)
  return {
    versions: history.map(({ id, text: { page, title, updatedAt }, firstSeenAt }) => ({
      id,
      page,
      title,
      updatedAt: updatedAt ?? firstSeenAt.toISOString().slice(0, 10),
      isCurrent: current.has(id),
    })),
  }
})
