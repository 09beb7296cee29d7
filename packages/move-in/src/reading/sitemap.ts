import { readFile } from 'node:fs/promises'
import { type Finding, refused } from '../records/finding.ts'
import type { OldFile } from './old-file.ts'
import { parsedRecord } from './parsed-record.ts'
import type { Reader } from './source.ts'

const ADDRESS = /<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]]*?)\s*(?:\]\]>)?\s*<\/loc>/gi

/** The sitemap of any shop: addresses that search engines know, also those that no export has. */
export const sitemap: Reader = {
  topic: 'sitemap',
  name: 'sitemap',
  reads: ({ text }) => /<(?:urlset|sitemapindex)[\s>]/i.test(text),
  read: readSitemap,
}

async function* readSitemap(file: OldFile): AsyncGenerator<Finding> {
  // The protocol allows 50 MB of one, and 50,000 addresses.
  const text = await readFile(file.path, 'utf8')
  const isIndex = /<sitemapindex[\s>]/i.test(text)
  let [line, behind] = [1, 0]
  for (const { index, 1: found = '' } of text.matchAll(ADDRESS)) {
    line += text.slice(behind, index).split('\n').length - 1
    behind = index
    const place = { file: file.name, line }
    const address = found.replaceAll('&amp;', '&')
    if (isIndex) yield refused(place, { column: 'loc', what: address, ...INDEX })
    else yield* parsedRecord(place, { kind: 'oldAddress', address }, () => 'loc')
  }
  if (!/<\/(?:urlset|sitemapindex)>\s*$/i.test(text))
    yield refused({ file: file.name, line: text.split('\n').length }, { column: '', what: '', ...UNFINISHED })
}

const INDEX = {
  why: 'this is a list of sitemaps, which are not fetched by themselves',
  remedy: 'fetch that file, and name it in the same command',
}

const UNFINISHED = {
  why: 'the file ends before its last address',
  remedy: 'fetch the sitemap again: whatever wrote it was stopped',
}
