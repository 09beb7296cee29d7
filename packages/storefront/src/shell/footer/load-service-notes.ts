import { wordsOfIssues } from '@shop/blocks/fields/block-fields.ts'
import { withNotes } from '@shop/blocks/fields/block-notes.ts'
import { MOST_NOTES, ServiceBarSchema } from '@shop/blocks/service-bar/service-bar-fields.ts'
import { oncePerObject } from '@shop/content/once-per-object'
import { problemLog } from '@shop/content/service/problem-log'
import type { RawBlock } from '@shop/content/story'
import { phoneHref } from '@shop/domain/contact/phone-href'
import { frameTarget, frameTargetProblem } from '@shop/domain/link/footer-target'
import { formatPriceRange } from '@shop/domain/money/format-money'
import { type NoteValues, namesValue, noteProblem, noteWords } from '@shop/domain/service-note/note-words'
import { freeShippingFrom } from '@shop/domain/shipping/shipping-cost'
import type { ServiceNote } from '@shop/ui/header/service-bar'
import * as v from 'valibot'
import { addressOf, type FrameFacts, type FrameServices, frameStory } from './frame-story.ts'

const BAR = 'service_bar'

const log = problemLog((line) => console.warn(`${line}. The bar above the header stands without it.`))

/**
 * What editors promise above the header of a locale; null where they promise nothing, or nothing of it can be kept here:
 * then the bar is the shop's own. What the shop fills in is filled in, what leads nowhere any more is words alone, and the
 * log says once what is left out.
 */
export async function loadServiceNotes(
  facts: FrameFacts,
  services: FrameServices,
): Promise<ServiceNote[] | null> {
  const story = await frameStory(BAR, facts, services)
  const block = story?.content.body.find(({ component }) => component === BAR)
  if (!story || !block) return null

  const what = `Footer ${story.full_slug} in ${facts.shop.locale}, bar ${block._uid}`
  const { result, notes } = parsedOnce(block)
  if (!result.success) {
    log.report(what, wordsOfIssues(result.issues))
    return null
  }
  const values = noteValues(facts)
  const read = await Promise.all(
    result.output.notes.slice(0, MOST_NOTES).map(async ({ text, link }) => {
      const words = noteWords(text, values)
      const address = link === null ? null : await addressOfNote(link.href, facts, services)
      const ownHref = namesValue(text, 'hotline') ? phoneHref(facts.shop.hotline.number) : null
      return {
        note: words === null ? null : { text: words, href: address?.href ?? ownHref },
        problems: [noteProblem(text), address?.problem ?? null].flatMap((problem) =>
          problem === null ? [] : [`"${text}": ${problem}`],
        ),
      }
    }),
  )
  const problems = read.flatMap((one) => one.problems)
  if (notes.length + problems.length > 0) log.report(what, [...notes, ...problems].join('; '))
  else log.over(what)

  const shown = read.flatMap(({ note }) => note ?? [])
  return shown.length === 0 ? null : shown
}

function addressOfNote(href: string, facts: FrameFacts, services: FrameServices) {
  return addressOf(frameTarget(href), { href, problem: frameTargetProblem(href) }, facts, services)
}

function noteValues({ shop }: FrameFacts): NoteValues {
  const from = freeShippingFrom(shop.shipping)
  return {
    free_from: from === null ? null : formatPriceRange(from, from, shop.market),
    return_days: String(shop.returns.days),
    hotline: shop.hotline.number,
  }
}

const parsedOnce = oncePerObject((block: RawBlock) => withNotes(() => v.safeParse(ServiceBarSchema, block)))
