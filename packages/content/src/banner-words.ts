import * as v from 'valibot'
import { text } from './fields.ts'
import { RichTextNodeSchema } from './rich-text.ts'

const filled = v.pipe(v.string(), v.trim(), v.minLength(1))

/** A row that is broken is left out, and takes no other with it. */
const rows = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(
    v.fallback(v.nullish(v.array(v.unknown()), []), []),
    v.transform((found) =>
      (found ?? []).flatMap((one) => {
        const parsed = v.safeParse(row, one)
        return parsed.success ? [parsed.output] : []
      }),
    ),
  )

const CategoryWords = v.object({ group: filled, title: text, text })
const ServiceWords = v.object({ name: filled, title: text, company: text, text })

/**
 * What editors say in the consent banner, as fields of the page that explains it. All of it may be missing: then the
 * shop's own texts are used.
 *
 * @see spec §2 "Consent banner"; docs/adr/0019
 */
export const BannerWordsSchema = v.object({
  consent_title: v.fallback(v.nullable(filled), null),
  consent_text: v.fallback(v.nullable(RichTextNodeSchema), null),
  consent_categories: rows(CategoryWords),
  consent_services: rows(ServiceWords),
})
export type BannerWords = v.InferOutput<typeof BannerWordsSchema>

/** The page whose fields they are, inside the content folder of every brand. */
export const BANNER_WORDS_PATH = '/cookies/'

/** The banner's words in whatever came from outside; never throws, what is broken is missing. */
export function bannerWords(content: unknown): BannerWords {
  const parsed = v.safeParse(BannerWordsSchema, content)
  if (parsed.success) return parsed.output
  return { consent_title: null, consent_text: null, consent_categories: [], consent_services: [] }
}
