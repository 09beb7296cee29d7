import type { MailSender } from '../mail-sender.ts'

/**
 * The style sheet of a mail. Everything that matters is inline as well, because some programs drop style sheets: this
 * one is for dark mode and narrow screens only.
 */
export function mailSheet({ look: { dark } }: MailSender): string {
  const rules = [
    // The library lays the page into a table of its own, whose cell has the background as well.
    `.m-ground,.m-ground>table>tbody>tr>td{background:${dark.ground}!important}`,
    `.m-sheet{background:${dark.sheet}!important;border-color:${dark.line}!important}`,
    `.m-text{color:${dark.text}!important}`,
    `.m-quiet{color:${dark.quiet}!important}`,
    `.m-accent{color:${dark.accent}!important}`,
    `.m-line{border-color:${dark.line}!important}`,
    `.m-band{background:${dark.band}!important}`,
    // Without its picture; what has come covers it.
    `.m-tile{background:${dark.ground}!important;color:${dark.quiet}!important}`,
    `.m-button{background:${dark.accent}!important;color:${dark.onAccent}!important}`,
  ]
  const outlook = rules.map((rule) => `[data-ogsc] ${rule.replace(',', ',[data-ogsc] ')}`)
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    // Programs that make a link of every telephone number and address must not paint them.
    'a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}',
    `@media (prefers-color-scheme:dark){${rules.join('')}}`,
    outlook.join(''),
    '@media (max-width:479px){.m-pad{padding-left:20px!important;padding-right:20px!important}.m-title{font-size:25px!important}.m-long{font-size:22px!important}.m-tile{width:56px!important}.m-goods{padding-right:10px!important}.m-button{display:block!important;text-align:center!important}.m-stack th,.m-stack td{display:block!important;padding:0!important;text-align:start!important}.m-stack td{padding-bottom:8px!important}}',
  ].join('')
}
