import { refusedWords } from '@shop/domain/duties/refused-words'
import type { Market } from '@shop/domain/market/markets'
import { LEGAL_PAGES } from '@shop/domain/shop/legal-pages'
import type { Story } from './story.ts'

type Place = { market: Market; now: Date; report: (problem: string) => void }

/** Texts that advertise nothing: the law's own, and what editors read about writing. */
const NO_ADVERTISING: readonly string[] = LEGAL_PAGES.map(({ path }) => path.replaceAll('/', ''))
const DOCUMENTATION = 'documentation'

/**
 * A published story without the blocks whose words the law refuses in this market now; null where its address has such a
 * word. Each is reported with its words.
 *
 * @see eu-duties C-03, C-13
 */
export function allowedStory(story: Story, path: string, { market, now, report }: Place): Story | null {
  const inside = path.replaceAll(/^\/|\/$/g, '')
  if (NO_ADVERTISING.includes(inside) || inside.split('/')[0] === DOCUMENTATION) return story

  const reasonsOf = (text: string) => refusedWords(text, market, now)
  const ofAddress = reasonsOf(inside.replaceAll(/[/-]/g, ' '))
  if (ofAddress.length > 0) {
    report(`it is left out in ${market.locale}: its address says ${ofAddress.join(', ')}`)
    return null
  }
  const isAllowed = (block: object) => {
    const reasons = ownTexts(block).flatMap(reasonsOf)
    if (reasons.length > 0) report(`a block is left out in ${market.locale}: ${reasons.join(', ')}`)
    return reasons.length === 0
  }
  const { content } = story
  return {
    ...story,
    content: {
      ...content,
      body: content.body.filter(isAllowed).map((block) => withAllowed(block, isAllowed)),
    },
  }
}

/** The same value without the blocks inside of it that are not allowed. */
function withAllowed<Value>(value: Value, isAllowed: (block: object) => boolean): Value
function withAllowed(value: unknown, isAllowed: (block: object) => boolean): unknown {
  if (Array.isArray(value))
    return value.filter((one) => !isBlock(one) || isAllowed(one)).map((one) => withAllowed(one, isAllowed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withAllowed(part, isAllowed)]))
}

/** What a block says itself; the blocks inside of it answer for themselves. */
function ownTexts(value: unknown, isInside = false): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || (isInside && isBlock(value))) return []
  return Object.values(value).flatMap((part) => ownTexts(part, true))
}

function isBlock(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'component' in value && '_uid' in value
}
