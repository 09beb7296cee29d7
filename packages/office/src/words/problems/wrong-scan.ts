import type { I18n } from '@lingui/core'
import type { Scan } from '@shop/domain/warehouse/scanned-line'

type Wrong = Exclude<Scan<{ name: string; quantity: number }>, { type: 'found' }>

/** Why a scanned article is not picked, and what to do with it: a title that is heard, and a sentence. */
export function wrongScan(
  scan: Wrong,
  { code, order }: { code: string; order: string | null },
  i18n: I18n,
): [title: string, text: string] {
  switch (scan.type) {
    case 'enough':
      return [
        i18n.t({ id: 'pick.enough', message: 'Enough of it' }),
        i18n.t({
          id: 'pick.enoughText',
          message: '{name}: all {quantity} are picked already. Put this one back.',
          values: { name: scan.line.name, quantity: scan.line.quantity },
        }),
      ]
    case 'unclear':
      return [
        i18n.t({ id: 'pick.unclear', message: 'Which one?' }),
        i18n.t({
          id: 'pick.unclearText',
          message: 'Several sizes or colours have the number {code}: scan the code on the article.',
          values: { code },
        }),
      ]
    case 'wrong':
      return [
        i18n.t({ id: 'pick.wrong', message: 'Wrong article' }),
        order === null
          ? i18n.t({
              id: 'pick.wrongList',
              message: '{code} is on no line of this list. Put it back.',
              values: { code },
            })
          : i18n.t({
              id: 'pick.wrongOrder',
              message: '{code} is not in order {order}. Put it back.',
              values: { code, order },
            }),
      ]
  }
}
