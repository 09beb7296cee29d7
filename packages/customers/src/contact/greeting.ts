import type { I18n } from '@shop/i18n/locale-i18n'

/** How a letter begins, also one to somebody who gave no name. */
export function greeting(i18n: I18n, name: string): string {
  return name === ''
    ? i18n.t({ id: 'mail.contactAnswer.hello', message: 'Guten Tag,' })
    : i18n.t({ id: 'mail.contactAnswer.helloName', message: 'Guten Tag {name},', values: { name } })
}
