import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  DURABILITY_GUARANTEE_PAGE,
  DURABILITY_LABEL_ADDRESS,
  guaranteeNoticeLanguage,
  LEGAL_GUARANTEE_PAGES,
} from '@shop/domain/duties/guarantee-files'
import { type Locale, markets } from '@shop/domain/market/markets'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { drawnLabel } from '@shop/ui/guarantee/drawn-label.ts'
import { drawnNotice } from '@shop/ui/guarantee/drawn-notice.ts'
import { noticeWords } from '@shop/ui/guarantee/notice-words.ts'

type GuaranteeFiles = {
  /** Where the Commission's own files lie; null without any. */
  folder: string | null
  /** Where the brand sells: notices are in the languages of these. */
  locales: readonly Locale[]
}

/**
 * The pictures on guarantees that the law prescribes, by address: as the Commission made them where the folder has them,
 * and drawn after the annexes where it has not; null for any other address.
 *
 * @see eu-duties C-02
 */
export function guaranteeFiles({
  folder,
  locales,
}: GuaranteeFiles): (path: string) => Promise<string | null> {
  // A drawing with its code is the same for every request; an official file may be laid in place at any time.
  const drawn = new Map<string, string>()
  const drawnOnce = (path: string, draw: () => string) => {
    const drawing = drawn.get(path) ?? draw()
    drawn.set(path, drawing)
    return drawing
  }

  return async (path) => {
    const draw = drawingOf(path, locales)
    if (draw === null) return null
    const official = folder && (await readFile(join(folder, basename(path)), 'utf8').catch(missing))
    return official ?? drawnOnce(path, draw)
  }
}

function drawingOf(path: string, locales: readonly Locale[]): (() => string) | null {
  if (path === DURABILITY_LABEL_ADDRESS) return () => drawnLabel(DURABILITY_GUARANTEE_PAGE)
  const language = guaranteeNoticeLanguage(path)
  const locale = locales.find((one) => markets[one].language === language)
  if (language === null || locale === undefined) return null
  return () => drawnNotice(noticeWords(localeI18n(locale)), LEGAL_GUARANTEE_PAGES[language])
}

/** A file that is not there is drawn; one that cannot be read is an error of the set-up. */
function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
