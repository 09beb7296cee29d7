import { RecallInput, type ShownRecall } from '@shop/api-client/office/recall-commands'
import { LANGUAGES, type Language } from '@shop/domain/market/markets'
import { playedDown } from '@shop/domain/recall/played-down'
import { RECALL_REMEDIES } from '@shop/domain/recall/recall'
import * as v from 'valibot'
import { noWords } from '../../parts/localised/words.ts'

const Words = v.object({ de: v.string(), fr: v.string(), nl: v.string() })
type Words = v.InferOutput<typeof Words>

/** A product with the reference keys of its variants that are recalled. */
const RecalledGoods = v.object({ id: v.number(), name: v.string(), variants: v.array(v.string()) })
export type RecalledGoods = v.InferOutput<typeof RecalledGoods>

/** What is typed of a recall. */
export const RecallTexts = v.object({
  id: v.string(),
  goods: v.array(RecalledGoods),
  headline: Words,
  hazard: Words,
  whatToDo: Words,
  remedies: v.array(v.picklist(RECALL_REMEDIES)),
  singleRemedyReason: Words,
  email: v.string(),
  phone: v.string(),
  batch: v.string(),
  batchPlace: Words,
  soldFrom: v.string(),
  soldUntil: v.string(),
})
export type RecallTexts = v.InferOutput<typeof RecallTexts>
export type RecallWords = 'headline' | 'hazard' | 'whatToDo' | 'singleRemedyReason' | 'batchPlace'

/** A recall of which nothing is said yet, under a name that says its day. */
export function emptyRecall(today: string): RecallTexts {
  return {
    id: `R-${today}`,
    goods: [],
    headline: noWords(),
    hazard: noWords(),
    whatToDo: noWords(),
    remedies: ['replacement', 'refund'],
    singleRemedyReason: noWords(),
    email: '',
    phone: '',
    batch: '',
    batchPlace: noWords(),
    soldFrom: '',
    soldUntil: '',
  }
}

export function textsOf(recall: ShownRecall): RecallTexts {
  const { id, products, headline, hazard, whatToDo, remedies, contact } = recall
  return {
    id,
    goods: products.map((product) => ({
      id: product.id,
      name: `${product.brand} ${product.name.de}`,
      variants: product.variants.map(({ referenceKey }) => referenceKey),
    })),
    headline,
    hazard,
    whatToDo,
    remedies,
    singleRemedyReason: recall.singleRemedyReason ?? noWords(),
    email: contact.email,
    phone: contact.phone ?? '',
    batch: recall.batch ?? '',
    batchPlace: recall.batchPlace ?? noWords(),
    soldFrom: recall.soldFrom ?? '',
    soldUntil: recall.soldUntil ?? '',
  }
}

/** What is typed as the command takes it; a language that the shop does not speak has the German words. */
export function recallOf(texts: RecallTexts, languages: readonly Language[]) {
  const words = (said: Words) => spoken(said, languages)
  const optional = (said: Words) => (LANGUAGES.every((one) => said[one].trim() === '') ? null : words(said))
  return v.safeParse(RecallInput, {
    id: texts.id.trim(),
    variants: texts.goods.flatMap(({ variants }) => variants),
    headline: words(texts.headline),
    hazard: words(texts.hazard),
    whatToDo: words(texts.whatToDo),
    remedies: texts.remedies,
    singleRemedyReason: texts.remedies.length === 1 ? optional(texts.singleRemedyReason) : null,
    contact: { email: texts.email.trim(), phone: texts.phone.trim() || null },
    batch: texts.batch.trim() || null,
    batchPlace: texts.batch.trim() === '' ? null : optional(texts.batchPlace),
    soldFrom: texts.soldFrom || null,
    soldUntil: texts.soldUntil || null,
  })
}

/** What is wrong with the words of a language: nothing is said, or what is said plays the danger down. */
export function wordsProblem(
  texts: RecallTexts,
  field: RecallWords,
  language: Language,
): 'empty' | { playedDown: string } | null {
  const said = texts[field][language].trim()
  if (said === '') return field === 'batchPlace' && isSilent(texts.batchPlace) ? null : 'empty'
  const words = field === 'batchPlace' ? null : playedDown(said, language)
  return words === null ? null : { playedDown: words }
}

function isSilent(words: Words): boolean {
  return LANGUAGES.every((language) => words[language].trim() === '')
}

function spoken(words: Words, languages: readonly Language[]): Words {
  const of = (language: Language) => (languages.includes(language) ? words[language] : words.de)
  return { de: words.de, fr: of('fr'), nl: of('nl') }
}
