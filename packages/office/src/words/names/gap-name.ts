import type { I18n } from '@lingui/core'
import { factName } from './fact-names.ts'
import { countryName, languageName } from './intl-name.ts'

/** What the office calls a field that a law asks for; others are called as a catalogue file calls them. */
export function fieldName(field: string, i18n: I18n): string {
  const names: Record<string, string> = {
    maker: i18n.t({ id: 'field.maker', message: 'Maker' }),
    responsiblePerson: i18n.t({ id: 'field.responsiblePerson', message: 'Responsible person in the EU' }),
    'variants.content.unit': i18n.t({ id: 'field.unit', message: 'Unit of the content' }),
    name: i18n.t({ id: 'field.name', message: 'Name' }),
    description: i18n.t({ id: 'field.description', message: 'Description' }),
    brand: i18n.t({ id: 'field.brand', message: 'Brand' }),
    subbrand: i18n.t({ id: 'field.subbrand', message: 'Collection' }),
    masterKey: i18n.t({ id: 'field.masterKey', message: 'Family' }),
    isActive: i18n.t({ id: 'field.isActive', message: 'For sale' }),
    image: i18n.t({ id: 'field.image', message: 'Picture' }),
    images: i18n.t({ id: 'field.images', message: 'Pictures' }),
    attributes: i18n.t({ id: 'field.attributes', message: 'Attributes' }),
    'safety.warnings': i18n.t({ id: 'field.safetyWarnings', message: 'Warnings of the maker' }),
    care: i18n.t({ id: 'field.care', message: 'Care' }),
    safety: i18n.t({ id: 'field.safety', message: 'Safety' }),
    seoText: i18n.t({ id: 'field.seoText', message: 'Text below the products' }),
    seoTitle: i18n.t({ id: 'field.seoTitle', message: 'Title for search engines' }),
    seoDescription: i18n.t({ id: 'field.seoDescription', message: 'Description for search engines' }),
    isHidden: i18n.t({ id: 'category.isHidden', message: 'Hidden in the shop' }),
    parentId: i18n.t({ id: 'field.parentId', message: 'Below' }),
    after: i18n.t({ id: 'field.after', message: 'Place' }),
    facts: i18n.t({ id: 'field.facts', message: 'Label data' }),
  }
  return names[field] ?? (field.startsWith('facts.') ? factPathName(field, i18n) : field)
}

/** The part of a fact that a place names, `facts.fibres.0.shares`; else the fact as a whole. */
function factPathName(path: string, i18n: I18n): string {
  const place = path.slice('facts.'.length).replaceAll(/\.\d+/g, '')
  const [fact = ''] = place.split('.')
  const name = factName(place, i18n)
  return name === place ? factName(fact, i18n) : name
}

/** A place in a record, `name.fr`, in words. */
export function pathName(path: string, i18n: I18n): string {
  const [root = '', ...rest] = path.split('.')
  const whole = fieldName(path, i18n)
  if (whole !== path || rest.length === 0) return whole
  const [language = ''] = rest
  const isText = rest.length === 1 && /^(?:de|fr|nl)$/.test(language)
  return `${fieldName(root, i18n)}, ${isText ? languageName(language, i18n) : rest.join('.')}`
}

/** What a gap is that a list is filtered by: a country, a fact there, a language, or pictures. */
export function gapName(gap: string, i18n: I18n): string {
  if (gap === 'picture') return i18n.t({ id: 'gap.picture', message: 'A picture' })
  if (/^[a-z]{2}$/.test(gap))
    return i18n.t({
      id: 'gap.language',
      message: 'A text in {language}',
      values: { language: languageName(gap, i18n) },
    })
  const [country = '', field] = gap.split(':')
  const values = { country: countryName(country, i18n), field: fieldName(field ?? '', i18n) }
  return field === undefined
    ? i18n.t({ id: 'gap.country', message: 'Something for {country}', values })
    : i18n.t({ id: 'gap.field', message: '{field} for {country}', values })
}
