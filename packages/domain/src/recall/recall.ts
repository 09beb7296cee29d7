import type { Language } from '../market/markets.ts'

/** What a buyer is offered for a recalled product. @see Regulation (EU) 2023/988 art. 37 */
export const RECALL_REMEDIES = ['repair', 'replacement', 'refund'] as const
export type RecallRemedy = (typeof RECALL_REMEDIES)[number]

type InLanguages = Record<Language, string>
type RecallPicture = { src: string; width: number; height: number; colour: string; alt: InLanguages }

/** A recalled product as it was when the recall was published: the notice outlives it in the catalogue. */
export type RecalledProduct = {
  id: number
  referenceKey: string
  name: InLanguages
  brand: string
  image: RecallPicture | null
  /** The ones that are recalled; every one of the product where all are. */
  variants: readonly { id: number; referenceKey: string; label: InLanguages; gtin?: string | null }[]
}

/** What a recall says, in every language of the shop. @see Implementing Regulation (EU) 2024/1435 */
export type RecallNotice = {
  headline: InLanguages
  hazard: InLanguages
  whatToDo: InLanguages
  remedies: readonly RecallRemedy[]
  /** Why buyers cannot choose where there is one alone. */
  singleRemedyReason?: InLanguages | null
  contact: { email: string; phone: string | null }
  /** As it is printed on the product; null where all of them are meant. */
  batch: string | null
  /** Where on the product that stands. */
  batchPlace?: InLanguages | null
  /** First and last day on which affected ones were sold, `2026-01-31`; null without a limit. */
  soldFrom: string | null
  soldUntil: string | null
  products: readonly RecalledProduct[]
}

/** A notice in force or lifted. */
export type Recall = {
  id: string
  notice: RecallNotice
  version: number
  publishedAt: Date
  liftedAt: Date | null
}
