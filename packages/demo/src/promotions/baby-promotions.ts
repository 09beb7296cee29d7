import { t } from '../words/localised.ts'
import { type DemoPromotion, UNTIL_NEW_YEAR } from './demo-promotion.ts'

/** Sleeping bags of the series Traumi, for the whole year and for summer, every colour. */
const TRAUMI = [520102, 520103, 520107, 520110, 520112, 520202, 520203, 520207, 520210, 520212]
/** Three muslin cloths of the series Wölkchen, every colour. */
const CLOTHS = [52050301, 52051001, 52051101, 52051601]
/** Five flannels of the series Wölkchen. */
const FLANNELS = 52061601
const NURSERY = 2
const BIBS = 504
const PLAY = 6

/** What Pünktchen gives and promises; its campaigns and the voucher page tell of the first two. */
export const babyPromotions: readonly DemoPromotion[] = [
  {
    id: 'kuschelwochen',
    name: t(
      'Kuschelwochen: drei Mulltücher zu jedem Schlafsack Traumi',
      'Les semaines câlines : trois langes pour toute gigoteuse Traumi',
      'Knuffelweken: drie doeken bij elke slaapzak Traumi',
    ),
    schedule: { from: '2026-11-21T00:00:00Z', to: UNTIL_NEW_YEAR },
    priority: 10,
    combinability: 'never',
    conditions: [{ level: 'item', key: 'product', productIds: TRAUMI }],
    effect: {
      type: 'buy_x_get_y',
      eligibleItemsQuantity: 1,
      discountType: 'relative',
      discountValue: 100,
      applicableItemSelectionType: 'variant_ids',
      maxCount: 1,
      maxCountType: 'per_eligible_items_quantity',
      variantIds: CLOTHS,
    },
  },
  {
    id: 'hallo10',
    code: 'HALLO10',
    name: t('Willkommensgutschein 10\u00a0%', 'Bon de bienvenue 10\u00a0%', 'Welkomstcode 10%'),
    schedule: { from: null, to: UNTIL_NEW_YEAR },
    priority: 100,
    combinability: 'with_promotions',
    conditions: [{ level: 'global', key: 'usage_limit_per_customer', uses: 1 }],
    effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 10 },
  },
  {
    id: 'drei-fuer-zwei',
    name: t('Drei für zwei: Lätzchen', 'Trois pour deux : bavoirs', 'Drie voor twee: slabbetjes'),
    priority: 20,
    combinability: 'always',
    conditions: [{ level: 'item', key: 'category', categoryIds: [BIBS] }],
    effect: {
      type: 'buy_x_get_y',
      eligibleItemsQuantity: 2,
      discountType: 'relative',
      discountValue: 100,
      applicableItemSelectionType: 'cheapest',
      maxCount: 1,
      maxCountType: 'per_eligible_items_quantity',
      variantIds: [],
    },
  },
  {
    id: 'nestbau',
    name: t('Nestbau', 'Le nid se prépare', 'Nestje bouwen'),
    priority: 30,
    combinability: 'always',
    conditions: [{ level: 'item', key: 'category', categoryIds: [NURSERY] }],
    effect: {
      type: 'tiered',
      tiers: [
        {
          id: 'ab-300',
          name: t('5\u00a0% ab 300', '5\u00a0% dès 300', '5% vanaf 300'),
          mov: { EUR: 30_000, CHF: 35_000 },
          effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 5 },
        },
        {
          id: 'ab-600',
          name: t('10\u00a0% ab 600', '10\u00a0% dès 600', '10% vanaf 600'),
          mov: { EUR: 60_000, CHF: 70_000 },
          effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 10 },
        },
      ],
    },
  },
  {
    id: 'plantschen',
    name: t(
      'Fünf Waschlappen Wölkchen geschenkt',
      'Cinq carrés de toilette Wölkchen offerts',
      'Vijf washandjes Wölkchen cadeau',
    ),
    priority: 40,
    combinability: 'always',
    conditions: [
      { level: 'item', key: 'category', categoryIds: [PLAY] },
      { level: 'global', key: 'minimum_value', value: { EUR: 6000, CHF: 7000 } },
    ],
    effect: { type: 'automatic_gift', variantId: FLANNELS, quantity: 1 },
  },
  {
    id: 'entschuldigung',
    needsCode: true,
    name: t('Danke für deine Geduld', 'Merci de votre patience', 'Dank je voor je geduld'),
    priority: 110,
    combinability: 'always',
    conditions: [],
    effect: { type: 'automatic_discount', discountType: 'absolute', discountValue: 500 },
  },
  {
    id: 'sommer15',
    code: 'SOMMER15',
    name: t('Sommergutschein 15\u00a0%', 'Bon d’été 15\u00a0%', 'Zomercode 15%'),
    schedule: { from: '2026-06-21T00:00:00Z', to: '2026-08-31T21:59:59Z' },
    priority: 100,
    combinability: 'with_promotions',
    conditions: [{ level: 'item', key: 'excludes_sale' }],
    effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 15 },
  },
]
