import type { I18n } from '@lingui/core'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'

type Possible = Extract<LoadedOrder['choices'][number]['takeBack'], { type: 'possible' }>
type Impossible = Extract<LoadedOrder['choices'][number]['takeBack'], { type: 'impossible' }>

/** Until when, and on what ground, an item may go back. */
export function untilWords(
  i18n: I18n,
  { how, until, units }: Possible,
  day: (iso: string) => string,
  quantity: number,
): string {
  const values = { day: until === null ? '' : day(until) }
  const words =
    how === 'recall'
      ? i18n.t({ id: 'giveBack.recall', message: 'Noch nicht verschickt: wird storniert' })
      : until === null
        ? i18n.t({ id: 'giveBack.open', message: 'Widerruf bis 14 Tage nach der Ankunft' })
        : how === 'law'
          ? i18n.t({ id: 'giveBack.law', message: 'Widerruf bis {day}', values })
          : i18n.t({ id: 'giveBack.promise', message: 'Rückgabe bis {day}', values })
  return units < quantity
    ? i18n.t({ id: 'giveBack.left', message: '{words}, noch {units} Stück', values: { words, units } })
    : words
}

/** Why an item does not go back. */
export function whyNot(i18n: I18n, why: Impossible['why']): string {
  switch (why) {
    case 'personalised':
      return i18n.t({
        id: 'giveBack.personalised',
        message:
          'Eigens für Sie angefertigt: vom Widerruf ausgenommen. Bei einem Mangel können Sie reklamieren.',
      })
    case 'over':
      return i18n.t({ id: 'giveBack.over', message: 'Die Frist für die Rückgabe ist vorbei' })
    case 'unpaid':
      return i18n.t({ id: 'giveBack.unpaid', message: 'Noch nicht bezahlt' })
    case 'done':
      return i18n.t({ id: 'giveBack.already', message: 'Schon storniert oder zurückgegeben' })
  }
}
