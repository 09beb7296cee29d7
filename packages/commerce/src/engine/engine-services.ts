import { FamilyPages } from '@shop/catalogue/products/family-pages'
import { firstQuestions as loadFirstQuestions } from '@shop/catalogue/questions/question-page'
import { openRecommenders } from '@shop/catalogue/recommenders/open-recommenders'
import { firstReviews as loadFirstReviews } from '@shop/catalogue/reviews/review-page'
import { defaultLimits, type EngineServices } from '@shop/engine/call/services'
import { ownAddressDirectory } from '@shop/engine/ports/addresses/own-address-directory'
import { embeddedLeakedPasswords } from '@shop/engine/ports/embedded-leaked-passwords'
import { embeddedPickupPoints } from '@shop/engine/ports/embedded-pickup-points'
import { embeddedLoyaltyProgramme } from '@shop/engine/ports/loyalty/embedded-loyalty-programme'
import type { PaymentProvider } from '@shop/engine/ports/payment-provider'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { openContractTexts } from '@shop/sales/legal-texts/contract-texts'
import type { CallContext } from '@shop/sales/on'
import { adoptGuestOrders } from '@shop/sales/sign-in/adopt-guest-orders'
import { mergeBaskets, type VariantsIn } from '@shop/sales/sign-in/merge-baskets'
import type { AssemblyOptions } from './engine-options.ts'
import type { EngineParts } from './engine-parts.ts'

type ServiceParts = Pick<EngineParts, 'database' | 'shops' | 'catalogues' | 'coordination'> & {
  /** Takes no real money; null where payments are real or off. */
  sandbox: PaymentProvider | null
  /** Tells whoever holds the goods in memory that a sale has changed them. */
  stockChanged: () => void
}

/** What handlers ask beside the database: what the app has handed in, and what a shop has without it. */
export function engineServices(
  options: AssemblyOptions,
  { database, shops, catalogues, coordination, sandbox, stockChanged }: ServiceParts,
): EngineServices & CallContext['services'] {
  const { brand, backend = null, recommender = null, recommendations } = options
  const firstReviews = new FamilyPages(database.sql, loadFirstReviews)
  const firstQuestions = new FamilyPages(database.sql, loadFirstQuestions)
  catalogues.onChange((tags) => {
    firstReviews.changed(tags)
    firstQuestions.changed(tags)
  })
  const variantsIn: VariantsIn = async (sql, shopId, ids) => {
    const shop = [...shops.values()].find((one) => one.shopId === shopId)
    return shop === undefined ? new Map() : catalogues.of(shop.locale).variants(ids, sql)
  }
  return {
    payments: options.payments ?? sandbox,
    addresses: options.addresses ?? ownAddressDirectory(),
    leakedPasswords: options.leakedPasswords ?? embeddedLeakedPasswords(),
    pickupPoints: options.pickupPoints === undefined ? embeddedPickupPoints() : options.pickupPoints,
    loyalty: options.loyalty === undefined ? embeddedLoyaltyProgramme : options.loyalty,
    returnCarrier: options.returnCarrier ?? embeddedReturnCarrier,
    contractTexts: openContractTexts(database.sql, options.legalTexts ?? null),
    errorReports: options.errorReports ?? null,
    // Without a secret the keys are not protected, and the count is at least shared.
    secret: options.secret ?? brand.id,
    limits: defaultLimits({ attempts: coordination, secret: options.secret ?? brand.id }),
    recommendsInProcess: !recommender && !recommendations?.provider,
    recommenders: openRecommenders(
      {
        handedIn: recommender,
        provider: recommendations?.provider ?? null,
        mode: recommendations?.mode ?? 'live',
        fallbackProductIds: brand.fallbackRecommendations,
      },
      database.sql,
    ),
    firstReviews,
    firstQuestions,
    mergeVisitor: async (sql, move) => {
      await mergeBaskets(sql, { ...move, variantsIn })
      await backend?.mergeVisitor({ ...move, shops: [...shops.values()] })
    },
    adoptGuestOrders,
    stockChanged,
  }
}
