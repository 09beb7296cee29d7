import type { WithdrawalForm } from '@shop/domain/after-sales/withdrawal-form'
import type { Shop } from '@shop/domain/shop/shop'
import { escaped } from '@shop/mail/mail'
import { type PlainWithdrawalWords, plainWithdrawalWords } from './withdrawal-words.ts'

const FIELDS = ['name', 'order_number', 'email', 'items'] as const
/** The content of one of these pages, without its frame. */
export type PlainPart = { title: string; content: string }

/** Names of the fields begin as on the page that is shown first. */
export const FIELD_PREFIX = 'withdrawal-'

/** The form once more, with what is wrong at its fields; what was typed stays. */
export function writePage(
  shop: Shop,
  form: WithdrawalForm,
  { wrong, refusal }: { wrong: readonly string[]; refusal: string | null },
): PlainPart {
  const words = plainWithdrawalWords(shop.locale)
  const fields = FIELDS.map((name) => {
    const id = `${FIELD_PREFIX}${name}`
    const isWrong = wrong.includes(name)
    const value = escaped(form[name])
    const aria = isWrong ? ` aria-invalid="true" aria-describedby="${id}-wrong"` : ''
    const need = name === 'items' ? '' : ' required'
    const type = name === 'email' ? 'email' : 'text'
    const control =
      name === 'items'
        ? `<textarea id="${id}" name="${id}" rows="5"${aria}>${value}</textarea>`
        : `<input id="${id}" name="${id}" type="${type}" value="${value}"${need}${aria}>`
    const note = isWrong ? `<span id="${id}-wrong" role="alert">${escaped(words.wrong)}</span>` : ''
    return `<p class="plain-field"><label for="${id}">${escaped(labelOf(words, name))}</label>${control}${note}</p>`
  })
  const alert = refusal === null ? '' : `<p role="alert">${escaped(refusal)}</p>`
  return {
    title: words.title,
    content: `<p>${escaped(words.lead)}</p>${alert}<form method="post">${fields.join('\n')}<button>${escaped(words.title)}</button></form>`,
  }
}

/** What was written, to be confirmed with the words of the law. @see eu-duties C-01 */
export function confirmPage(shop: Shop, form: WithdrawalForm): PlainPart {
  const words = plainWithdrawalWords(shop.locale)
  const rows = FIELDS.map((name) => {
    const value = form[name].trim() === '' ? words.whole : form[name]
    const label = name === 'items' ? words.extent : labelOf(words, name)
    return `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`
  })
  const hidden = FIELDS.map(
    (name) => `<input type="hidden" name="${FIELD_PREFIX}${name}" value="${escaped(form[name])}">`,
  )
  return {
    title: words.check,
    content: `<dl>${rows.join('')}</dl><form method="post">${hidden.join('')}<button name="step" value="confirm">${escaped(words.confirm)}</button><button name="step" value="change" data-kind="quiet">${escaped(words.change)}</button></form>`,
  }
}

/** Word that it has come. */
export function donePage(
  shop: Shop,
  said: { number: string; at: string; email: string; home: string },
): PlainPart {
  const words = plainWithdrawalWords(shop.locale)
  return {
    title: words.doneTitle,
    content: `<p role="status">${escaped(words.done(said))}</p><p><a class="plain-button" href="${escaped(said.home)}">${escaped(words.home)}</a></p>`,
  }
}

function labelOf(words: PlainWithdrawalWords, name: (typeof FIELDS)[number]): string {
  return name === 'order_number' ? words.orderNumber : words[name]
}
