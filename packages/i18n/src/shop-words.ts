import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Messages } from '@lingui/core'
import type { Locale } from '@shop/domain/market/markets'
import { catalogueWords } from './catalogue-words.ts'
import { ownMessagesOf } from './own-messages-file.ts'

const CONFIG = fileURLToPath(new URL('../lingui.config.ts', import.meta.url))

/** All messages of a shop, compiled, for each locale in which its brand sells. Takes the app's folder. */
export async function shopWords(folder: string): Promise<Map<Locale, Messages>> {
  const file = pathToFileURL(join(folder, 'brand.ts')).href
  const { brand }: { brand: { locales: readonly Locale[] } } = await import(/* @vite-ignore */ file)
  return catalogueWords(CONFIG, { locales: brand.locales, own: await ownMessagesOf(folder) })
}
