import type { WithdrawalForm } from '@shop/domain/after-sales/withdrawal-form'
import type { Shop } from '@shop/domain/shop/shop'
import { escaped } from '../../mail/mail.ts'
import { PLAIN_WITHDRAWAL_WORDS, type PlainWithdrawalWords } from './withdrawal-words.ts'

const FIELDS = ['name', 'order_number', 'email', 'items'] as const
/** Names of the fields begin as on the page that is shown first. */
export const FIELD_PREFIX = 'withdrawal-'

/** The form once more, with what is wrong at its fields; what was typed stays. */
export function writePage(
  shop: Shop,
  form: WithdrawalForm,
  { wrong, refusal }: { wrong: readonly string[]; refusal: string | null },
): string {
  const words = PLAIN_WITHDRAWAL_WORDS[shop.market.language]
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
    return `<label for="${id}">${escaped(labelOf(words, name))}</label>${control}${note}`
  })
  const alert = refusal === null ? '' : `<p role="alert">${escaped(refusal)}</p>`
  return page(
    shop,
    words.title,
    `<p>${escaped(words.lead)}</p>${alert}<form method="post">${fields.join('\n')}<button>${escaped(words.title)}</button></form>`,
  )
}

/** What was written, to be confirmed with the words of the law. @see eu-duties C-01 */
export function confirmPage(shop: Shop, form: WithdrawalForm): string {
  const words = PLAIN_WITHDRAWAL_WORDS[shop.market.language]
  const rows = FIELDS.map((name) => {
    const value = form[name].trim() === '' ? words.whole : form[name]
    return `<dt>${escaped(labelOf(words, name))}</dt><dd>${escaped(value)}</dd>`
  })
  const hidden = FIELDS.map(
    (name) => `<input type="hidden" name="${FIELD_PREFIX}${name}" value="${escaped(form[name])}">`,
  )
  return page(
    shop,
    words.check,
    `<dl>${rows.join('')}</dl><form method="post">${hidden.join('')}<button name="step" value="confirm">${escaped(words.confirm)}</button><button name="step" value="change" data-kind="quiet">${escaped(words.change)}</button></form>`,
  )
}

/** Word that it has come. */
export function donePage(
  shop: Shop,
  said: { number: string; at: string; email: string; home: string },
): string {
  const words = PLAIN_WITHDRAWAL_WORDS[shop.market.language]
  return page(
    shop,
    words.doneTitle,
    `<p role="status">${escaped(words.done(said))}</p><p><a href="${escaped(said.home)}">${escaped(words.home)}</a></p>`,
  )
}

function labelOf(words: PlainWithdrawalWords, name: (typeof FIELDS)[number]): string {
  return name === 'order_number' ? words.orderNumber : words[name]
}

function page(shop: Shop, title: string, content: string): string {
  return `<!doctype html><html lang="${shop.market.languageTag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)} | ${escaped(shop.name)}</title><style>${plainCss(shop)}</style></head><body><header>${escaped(shop.name)}</header><main><h1>${escaped(title)}</h1>${content}</main></body></html>`
}

/** In the colours of the brand, without a font or a script. */
export function plainCss({ paper: { accent, text, quiet, line } }: Shop): string {
  return `:root{color-scheme:light;font:100%/1.55 system-ui,sans-serif}body{margin:0;color:${text};background:#fff}header,main{box-sizing:border-box;max-inline-size:40rem;margin:0 auto;padding:1.5rem 1.25rem}header{font-size:1.25rem;font-weight:600;color:${accent};border-block-end:1px solid ${line}}h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}form{display:grid;gap:.5rem}label{margin-block-start:.75rem;font-weight:600}input,textarea,button{box-sizing:border-box;inline-size:100%;min-block-size:3rem;padding:.625rem .875rem;font:inherit;color:inherit;background:#fff;border:1px solid ${quiet};border-radius:.375rem}button{margin-block-start:1rem;font-weight:600;cursor:pointer;background:${accent};border-color:${accent};color:#fff}button[data-kind=quiet]{margin-block-start:0;background:#fff;color:${text};border-color:${quiet}}dl{margin:0 0 1rem}dt{color:${quiet};font-size:.875rem}dd{margin:0 0 .75rem;overflow-wrap:anywhere;white-space:pre-line}a{color:${accent}}:focus-visible{outline:3px solid #1b5fcc;outline-offset:2px}[role=alert]{color:#a3160f;font-weight:600}`
}
