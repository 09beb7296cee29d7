import { createHash } from 'node:crypto'
import { CONTRACT_PAGES, type KeptLegalText, type LegalText } from '@shop/domain/legal-text/legal-text'
import type { Shop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import type { LegalTexts } from '@shop/engine/ports/legal-texts'
import { loggedError } from '@shop/engine/trace/logged-error'
import { keepLegalTexts, latestLegalTexts } from './legal-text-store.ts'

/** The texts that a contract of now is made under, kept already. */
export type ContractTexts = (shop: Shop, now: Date) => Promise<readonly KeptLegalText[]>

/**
 * Asks for the texts as the pages show them and keeps each version once. When the content service is away, the version
 * that was seen last holds: nobody could have read a newer one. None without a source, and before the first was seen.
 *
 * @see eu-duties C-21
 */
export function openContractTexts(sql: Sql, source: LegalTexts | null): ContractTexts {
  const kept = new Set<string>()

  return async (shop, now) => {
    if (source === null) return []
    const texts = await source(shop).catch(nobodyCanSay)
    if (texts === null) return inOrder(await latestLegalTexts(sql, shop.locale))

    const versions = texts.map((text) => ({ id: versionOf(text), text }))
    const unknown = versions.filter(({ id }) => !kept.has(id))
    if (unknown.length > 0) await keepLegalTexts(sql, unknown, now)
    for (const { id } of unknown) kept.add(id)
    return inOrder(versions)
  }
}

function nobodyCanSay(problem: unknown): null {
  console.error(
    'The terms could not be asked for: the version that was seen last holds.',
    loggedError(problem),
  )
  return null
}

function inOrder(texts: readonly KeptLegalText[]): KeptLegalText[] {
  return CONTRACT_PAGES.flatMap((page) => texts.filter(({ text }) => text.page === page))
}

/** The same words on the same page have the same id, in every process and for good. */
function versionOf({ page, locale, title, updatedAt, parts }: LegalText): string {
  const said = JSON.stringify([page, locale, title, updatedAt, parts])
  return createHash('sha256').update(said).digest('hex').slice(0, 32)
}
