import { type BannerWords, bannerWords } from '@shop/content/banner-words'
import type { Locale } from '@shop/domain/market/markets'

export type { BannerWords } from '@shop/content/banner-words'

/** How long the question waits for the editors' texts before the shop's own are used. */
const PATIENCE_MS = 2000

/** What editors say in the banner; nothing when it does not come in time. */
export async function loadBannerWords(locale: Locale): Promise<BannerWords> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(`/rum/banner/?locale=${locale}`, { signal })
    return bannerWords(answer.ok ? await answer.json() : null)
  } catch {
    return bannerWords(null)
  }
}
