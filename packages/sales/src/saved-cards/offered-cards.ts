import type { Checkout } from '@shop/api-client/contract/checkout'
import type { SavedCard } from '@shop/api-client/contract/user-cards'
import { MOST_CARDS } from '@shop/domain/saved-card/card-name'
import { cardState } from '@shop/domain/saved-card/card-state'
import type { Sql } from '@shop/engine/db/database'
import type { SessionContext } from '../on.ts'
import { type CardRow, cardsOf } from './saved-card-store.ts'

type Visit = Pick<SessionContext, 'session' | 'shop' | 'services'>

/** Whose cards a visitor may see and pay with: the own ones, at the provider of this shop; null for guests. */
export function cardOwner({
  session,
  shop,
  services,
}: Visit): { customerId: string; provider: string } | null {
  const { customerId, loggedIn } = session
  const provider = services.payments
  if (!shop.features.savedCards || provider?.cards == null || !loggedIn || customerId === null) return null
  return { customerId, provider: provider.key }
}

/** The saved cards of a visitor; null where nothing is saved for them. */
export async function visitorsCards(context: Visit, sql: Sql): Promise<CardRow[] | null> {
  const owner = cardOwner(context)
  return owner === null ? null : cardsOf(sql, owner)
}

type Moment = Pick<SessionContext, 'shop' | 'now'>

/** A card as its owner sees it: its token stays here. */
export function shownCard({ shop, now }: Moment, card: CardRow, takenBy: string | null): SavedCard {
  const { id, name, brand, lastFour, expiry } = card
  const state = cardState(expiry, { now, timezone: shop.market.timezone, takenBy })
  return { id, name, brand, lastFour, expiry, state }
}

type Chosen = { cardId: string | null; savesCard: boolean; isCard: boolean; takenBy: string | null }

/** The saved cards of a checkout: which can pay, and which one does. */
export function checkoutCards(
  moment: Moment,
  cards: readonly CardRow[] | null,
  { cardId, savesCard, isCard, takenBy }: Chosen,
): Checkout['cards'] {
  if (cards === null) return null
  const saved = cards.map((card) => shownCard(moment, card, takenBy))
  const chosen = saved.find(({ id, state }) => isCard && id === cardId && state === 'usable')
  const maySave = cards.length < MOST_CARDS
  return { saved, chosenId: chosen?.id ?? null, saves: savesCard && maySave, maySave }
}
