import type { I18n } from '@lingui/core'
import type { Effect } from '@shop/api-client/office/command-outcome'
import type { RecallRemedy } from '@shop/domain/recall/recall'

/** What a recall stops and whom it reaches, in a sentence. */
export function recallText(effect: Extract<Effect, { kind: 'recall' }>, i18n: I18n): string {
  const { isOver, variants, orders, buyers, mails } = effect
  if (isOver)
    return i18n.t({
      id: 'effect.recallOver',
      message:
        '{variants, plural, one {One article is} other {# articles are}} sold again, and the shops list the recall no longer. Nobody is written to.',
      values: { variants },
    })
  const sale = i18n.t({
    id: 'effect.recallSale',
    message:
      '{variants, plural, one {One article is} other {# articles are}} no longer sold, and every shop lists the recall and warns of it.',
    values: { variants },
  })
  const people =
    buyers === 0
      ? i18n.t({ id: 'effect.recallNobody', message: 'Nobody has bought of it.' })
      : i18n.t({
          id: 'effect.recallPeople',
          message:
            '{buyers, plural, one {One address has} other {# addresses have}} bought of it in {orders, plural, one {one order} other {# orders}}.',
          values: { buyers, orders },
        })
  const letters = i18n.t({
    id: 'effect.recallMails',
    message:
      '{mails, plural, =0 {No mail goes out.} one {One mail goes out at once.} other {# mails go out at once.}}',
    values: { mails },
  })
  return `${sale} ${people} ${letters}`
}

export function remedyName(remedy: RecallRemedy, i18n: I18n): string {
  const names: Record<RecallRemedy, string> = {
    repair: i18n.t({ id: 'recall.repair', message: 'Repair' }),
    replacement: i18n.t({ id: 'recall.replacement', message: 'Replacement' }),
    refund: i18n.t({ id: 'recall.refund', message: 'Money back' }),
  }
  return names[remedy]
}
