import * as v from 'valibot'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import type { Reader } from '../reading/source.ts'
import type { Finding } from '../records/finding.ts'
import { slugOf } from '../values/keys.ts'
import { answered } from './answers.ts'

const Category = v.object({
  id: v.string(),
  breadcrumb: v.array(v.string()),
  seoUrls: v.optional(v.nullable(v.array(v.object({ seoPathInfo: v.string() }))), null),
})

/** Where a category stood, by the names that lead to it, as the addresses of a new shop are written. */
export function shopwareCategoryAddress(names: readonly string[]): string {
  return `/${names.map(slugOf).join('/')}/`
}

/** What `store-api/category` answers: addresses of categories that nobody can guess by their names. */
export const shopwareCategories: Reader = {
  topic: 'redirects',
  name: 'addresses of categories (Store API)',
  reads: ({ text }) => /^\s*[[{]/.test(text) && text.includes('"breadcrumb"'),
  read: readCategories,
}

async function* readCategories(file: OldFile): AsyncGenerator<Finding> {
  for await (const found of answered(file, Category)) {
    if ('kind' in found) {
      yield found
      continue
    }
    const { id, breadcrumb, seoUrls } = found.entry
    const names = breadcrumb.slice(1)
    if (names.length === 0) continue
    const address = shopwareCategoryAddress(names)
    const paths = [`/navigation/${id}`, ...(seoUrls ?? []).map(({ seoPathInfo }) => `/${seoPathInfo}`)]
    for (const path of new Set(paths))
      yield* parsedRecord(
        found.place,
        { kind: 'redirect', path, target: { to: 'category', address } },
        () => 'seoUrls',
      )
  }
}
