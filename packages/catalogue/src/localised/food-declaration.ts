import type { Market } from '@shop/domain/market/markets'
import type { ProductDeclaration } from '@shop/domain/product/product-declaration'
import type { ProductFactsRecord } from '@shop/engine/records/product-facts-record'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { localised } from './localised.ts'

type Food = NonNullable<ProductFactsRecord['food']>

/**
 * What has to be known of food before it is bought: what it is, its ingredients, nutrition, how it is kept and prepared,
 * and who answers for it. Infant formula begins with the word on breast-feeding.
 *
 * @see eu-duties C-17, C-17b
 */
export function foodDeclaration(food: Food, isInfantFormula: boolean, market: Market): ProductDeclaration {
  const i18n = localeI18n(market.locale)
  const words = (text: Food['storage']) => (text === null ? null : localised(text, market))
  const { name, address } = food.operator
  const lines = [
    isInfantFormula
      ? i18n.t({
          id: 'food.breastFeeding',
          message:
            'Wichtiger Hinweis: Stillen ist die beste Ernährung für ein Kind. Säuglingsanfangsnahrung sollte nur auf den Rat unabhängiger Fachleute aus Medizin, Ernährung oder Säuglingspflege verwendet werden.',
        })
      : null,
    localised(food.name, market),
    i18n.t({
      id: 'food.ingredients',
      message: 'Zutaten: {ingredients}',
      values: { ingredients: localised(food.ingredients, market) },
    }),
    ...food.nutrition.map(({ label, amount }) =>
      i18n.t({
        id: 'food.nutrient',
        message: '{label} je 100 g oder 100 ml: {amount}',
        values: { label: localised(label, market), amount },
      }),
    ),
    words(food.storage),
    words(food.preparation),
    words(food.origin),
    i18n.t({
      id: 'food.operator',
      message: 'Lebensmittelunternehmer: {name}, {address}',
      values: { name, address },
    }),
    food.organicControl === null
      ? null
      : i18n.t({
          id: 'food.organic',
          message: 'Öko-Kontrollstelle: {number}',
          values: { number: food.organicControl },
        }),
  ]
  return {
    duty: 'C-17',
    title: i18n.t({ id: 'food.title', message: 'Zutaten und Nährwerte' }),
    lines: lines.filter((line) => line !== null).map((text) => ({ text })),
  }
}
