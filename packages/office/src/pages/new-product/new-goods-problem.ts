import type { I18n } from '@lingui/core'

/** What is wrong with a field of a product that is made; null where nothing is. */
export function newGoodsProblem(paths: readonly string[], path: string, i18n: I18n): string | null {
  if (!paths.includes(path)) return null
  const field = path.replace(/^variants\.\d+\./, '')
  if (path === 'articleNumber')
    return i18n.t({
      id: 'newProduct.wrongProductNumber',
      message:
        'Letters and figures without hyphens, one figure at least, at most 64: it stands in the address.',
    })
  if (field === 'articleNumber')
    return i18n.t({
      id: 'newProduct.wrongNumber',
      message: 'Letters, figures, dots, hyphens and underscores, at most 64.',
    })
  if (field === 'gtin')
    return i18n.t({
      id: 'newProduct.wrongGtin',
      message: 'An EAN has 8, 12, 13 or 14 figures, of which the last follows from the others.',
    })
  if (field === 'stock')
    return i18n.t({ id: 'newProduct.wrongStock', message: 'Say how many there are: 0 or more.' })
  if (field.startsWith('content'))
    return i18n.t({ id: 'newProduct.wrongContent', message: 'Write the amount as 100 or 0.75.' })
  if (field.startsWith('prices.'))
    return i18n.t({ id: 'newProduct.wrongPrice', message: 'Write the price as 12 or 12.50.' })
  if (field === 'maker.email')
    return i18n.t({ id: 'newProduct.wrongEmail', message: 'This is no e-mail address.' })
  if (field === 'maker.country')
    return i18n.t({ id: 'newProduct.wrongCountry', message: 'Two capital letters, as DE or CH.' })
  if (field.startsWith('deliveryDays'))
    return i18n.t({
      id: 'newProduct.wrongDays',
      message: 'Whole days from 0 to 365, and the last not before the first.',
    })
  if (field === 'categoryId') return i18n.t({ id: 'newProduct.wrongCategory', message: 'Choose a category.' })
  if (field === 'variants')
    return i18n.t({
      id: 'newProduct.wrongVariants',
      message: 'Each variant has an article number of its own.',
    })
  return i18n.t({ id: 'newProduct.wrongText', message: 'Write something here, and not too much.' })
}
