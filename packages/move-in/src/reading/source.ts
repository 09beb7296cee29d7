import type { Currency, Language } from '@shop/domain/market/markets'
import type { Finding } from '../records/finding.ts'
import type { Topic } from '../records/old-record.ts'
import type { OldFile } from './old-file.ts'

/** What a reader has to know that no file says. */
export type ReadingOptions = {
  language: Language
  currency: Currency
  /** Whether prices hold the tax, as it was said; absent where nothing depends on it. */
  prices?: 'gross' | 'net'
  /** Files of the same command that name what products are put into or differ in; absent where there are none. */
  lists?: readonly OldFile[]
}

/** One kind of file of a source. */
export type Reader = {
  topic: Topic
  /** As reports and help say it: `products (CSV)`. */
  name: string
  /** Whether a file is of this kind, by its header or its first letters. */
  reads: (head: FileHead) => boolean
  read: (file: OldFile, options: ReadingOptions) => AsyncIterable<Finding>
}

/** What a file begins with: the names of its columns in small letters, and its first letters. */
export type FileHead = { columns: ReadonlySet<string>; text: string }

/** A system that shops come from: the kinds of files that it writes. */
export type Source = {
  readers: readonly Reader[]
  /** What it takes, as an error says it. */
  expects: string
  /** Where a category stood in the old shop, by the names that lead to it. */
  categoryAddresses: (names: readonly string[]) => string[]
  /** Whether its prices hold the tax by its own rules; null where only the owner knows. */
  prices: 'gross' | null
}

/** Whether a table has all of these columns. */
export function hasColumns({ columns }: FileHead, ...names: string[]): boolean {
  return names.every((name) => columns.has(name))
}
