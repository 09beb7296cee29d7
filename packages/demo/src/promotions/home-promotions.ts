import { t } from '../words/localised.ts'
import { type DemoPromotion, UNTIL_NEW_YEAR } from './demo-promotion.ts'

/** Linen bedding of the series Linnea, every colour. */
const LINNEA = [140302, 140303, 140306, 140310, 140311]
/** Cushion covers of the series Tove, 50 by 50 cm, every colour. */
const TOVE_COVERS = [16020202, 16020302, 16020502, 16020602, 16020702, 16021002]
/** Six taper candles of the series Lys, every colour. */
const LYS_CANDLES = [17040101, 17041101, 17041401]
/** Mugs of the series Kyst and candles of the series Lys. */
const SMALL_THINGS = [180303, 180305, 180306, 180310, 180311, 170401, 170411, 170414]
const DINING = 2
const DECORATION = 6

/** What Lindhaus gives and promises; its campaigns and the voucher page tell of the first two. */
export const homePromotions: readonly DemoPromotion[] = [
  {
    id: 'leinenwochen',
    name: t(
      'Leinenwochen: eine Kissenhülle zu jeder Bettwäsche Linnea',
      'Les semaines du lin : une housse pour toute parure Linnea',
      'Linnenweken: een kussenhoes bij elke set Linnea',
    ),
    schedule: { from: '2026-11-21T00:00:00Z', to: UNTIL_NEW_YEAR },
    priority: 10,
    combinability: 'never',
    conditions: [{ level: 'item', key: 'product', productIds: LINNEA }],
    effect: {
      type: 'buy_x_get_y',
      eligibleItemsQuantity: 1,
      discountType: 'relative',
      discountValue: 100,
      applicableItemSelectionType: 'variant_ids',
      maxCount: 1,
      maxCountType: 'per_eligible_items_quantity',
      variantIds: TOVE_COVERS,
    },
  },
  {
    id: 'willkommen10',
    code: 'WILLKOMMEN10',
    name: t('Willkommensgutschein 10\u00a0%', 'Bon de bienvenue 10\u00a0%', 'Welkomstcode 10%'),
    schedule: { from: null, to: UNTIL_NEW_YEAR },
    priority: 100,
    combinability: 'with_promotions',
    conditions: [{ level: 'global', key: 'usage_limit_per_customer', uses: 1 }],
    effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 10 },
  },
  {
    id: 'drei-fuer-zwei',
    name: t(
      'Drei für zwei: Becher Kyst und Kerzen Lys',
      'Trois pour deux : mugs Kyst et bougies Lys',
      'Drie voor twee: bekers Kyst en kaarsen Lys',
    ),
    priority: 20,
    combinability: 'always',
    conditions: [{ level: 'item', key: 'product', productIds: SMALL_THINGS }],
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
    id: 'tafelfreuden',
    name: t('Tafelfreuden', 'Les plaisirs de la table', 'Tafelgeluk'),
    priority: 30,
    combinability: 'always',
    conditions: [{ level: 'item', key: 'category', categoryIds: [DINING] }],
    effect: {
      type: 'tiered',
      tiers: [
        {
          id: 'ab-500',
          name: t('25 ab 500', '25 dès 500', '25 vanaf 500'),
          mov: { EUR: 50_000, CHF: 55_000 },
          effect: {
            type: 'automatic_discount',
            discountType: 'absolute',
            discountValue: { EUR: 2500, CHF: 2800 },
          },
        },
        {
          id: 'ab-1000',
          name: t('75 ab 1.000', '75 dès 1\u00a0000', '75 vanaf 1.000'),
          mov: { EUR: 100_000, CHF: 110_000 },
          effect: {
            type: 'automatic_discount',
            discountType: 'absolute',
            discountValue: { EUR: 7500, CHF: 8500 },
          },
        },
      ],
    },
  },
  {
    id: 'kerzenlicht',
    name: t('Sechs Kerzen Lys geschenkt', 'Six bougies Lys offertes', 'Zes kaarsen Lys cadeau'),
    priority: 40,
    combinability: 'always',
    conditions: [
      { level: 'item', key: 'category', categoryIds: [DECORATION] },
      { level: 'global', key: 'minimum_value', value: { EUR: 8000, CHF: 9000 } },
    ],
    effect: {
      type: 'buy_x_get_y',
      eligibleItemsQuantity: 1,
      discountType: 'relative',
      discountValue: 100,
      applicableItemSelectionType: 'variant_ids',
      maxCount: 1,
      maxCountType: 'per_basket',
      variantIds: LYS_CANDLES,
    },
  },
  {
    id: 'entschuldigung',
    needsCode: true,
    name: t('Ein kleines Dankeschön für Ihre Geduld', 'Merci de votre patience', 'Dank u voor uw geduld'),
    priority: 110,
    combinability: 'always',
    conditions: [],
    effect: { type: 'automatic_discount', discountType: 'absolute', discountValue: 1000 },
  },
  {
    id: 'herbst15',
    code: 'HERBST15',
    name: t('Herbstgutschein 15\u00a0%', 'Bon d’automne 15\u00a0%', 'Herfstcode 15%'),
    schedule: { from: '2026-09-22T00:00:00Z', to: '2026-10-31T22:59:59Z' },
    priority: 100,
    combinability: 'with_promotions',
    conditions: [{ level: 'item', key: 'excludes_sale' }],
    effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 15 },
  },
]
