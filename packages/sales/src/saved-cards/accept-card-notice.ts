import { problem } from '@shop/api-client/contract/problem'
import { MOST_CARDS } from '@shop/domain/saved-card/card-name'
import type { Database, Sql } from '@shop/engine/db/database'
import type { CardFacts, CardNotice, CardVault } from '@shop/engine/ports/card-vault'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { consentOfPayment, latestOrderLocale } from '../orders/payment-store.ts'
import { cardMail } from './card-mail.ts'
import { dropRemoval, putRemoval, removalOf } from './card-removal-store.ts'
import { cardsOf, forgetCard, holdAccount, putCard } from './saved-card-store.ts'

type Desk = {
  database: Database
  provider: string
  vault: CardVault
  /** The shop of a locale, which writes to the card's owner. */
  mailing: (locale: string | null) => MailingShop | null
  now: Date
}
type Stored = Extract<CardNotice, { kind: 'stored' }>

/**
 * Accepts a provider's notice about a card, which may arrive many times and in any order. A card is saved for the account
 * whose payment it was stored with, and only where the shopper agreed; one of an account that is gone is removed at the
 * provider, and one that its owner has removed does not come back.
 *
 * Throws 409 `card_early` where the provider does not show a card yet that it has announced; it sends the notice again.
 */
export async function acceptCardNotice(desk: Desk, notice: CardNotice): Promise<void> {
  const { database, provider, now } = desk
  const { token } = notice
  if (notice.kind === 'gone') return database.transaction((sql) => forgetCard(sql, provider, token, now))

  const consent = notice.paymentId === null ? null : await consentOfPayment(database.sql, notice.paymentId)
  const owner = notice.owner ?? consent?.customerId ?? null
  if (owner === null) return
  if (notice.paymentId !== null && (!consent?.savesCard || consent.customerId !== owner)) return
  const facts = notice.facts ?? (await lookedUp(desk.vault, notice, owner))
  if (facts === null) return
  await database.transaction((sql) =>
    saveCard(sql, {
      ...desk,
      token,
      owner,
      facts,
      agreedAt: consent?.at ?? null,
      locale: consent?.locale ?? null,
    }),
  )
}

/** Null for what the provider keeps and is no card. */
async function lookedUp(vault: CardVault, { token }: Stored, owner: string): Promise<CardFacts | null> {
  const known = (await vault.list(owner)).find((card) => card.token === token)
  if (known === undefined)
    throw problem(409, 'card_early', 'The provider does not show this card yet. Send the notice again.')
  return known
}

type Saving = Desk & {
  token: string
  owner: string
  facts: CardFacts
  agreedAt: Date | null
  /** Of the order that the card was saved with; null where the notice does not say which. */
  locale: string | null
}

async function saveCard(sql: Sql, saving: Saving): Promise<void> {
  const { provider, token, owner, facts, agreedAt, now } = saving
  const account = await holdAccount(sql, owner)
  if (account === null) return putRemoval(sql, { provider, token, owner, now })
  const removal = await removalOf(sql, { provider, token })
  if (removal !== null) {
    // What was removed comes back only with a later payment, for which its owner has agreed anew.
    if (agreedAt === null || agreedAt <= removal.createdAt) return
    await dropRemoval(sql, { provider, token })
  }
  const known = await cardsOf(sql, { customerId: owner, provider })
  const isNew = known.every((card) => card.token !== token)
  if (isNew && known.length >= MOST_CARDS) return putRemoval(sql, { provider, token, owner, now })
  if (await putCard(sql, { customerId: owner, provider, token, ...facts, now }))
    await notifyOwner(sql, saving, account.email)
}

/** The same card is announced in many notices; its owner hears of it once. */
async function notifyOwner(
  sql: Sql,
  { mailing, locale, owner, facts, now }: Saving,
  to: string,
): Promise<void> {
  const writer = mailing(locale ?? (await latestOrderLocale(sql, owner)))
  if (writer === null) return
  const { shop, addressOf } = writer
  const card = { ...facts, name: null }
  await putMail(sql, cardMail(shop, { change: 'saved', to, card, at: now, device: null, addressOf }), now)
}
