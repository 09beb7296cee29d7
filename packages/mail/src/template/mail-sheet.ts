import type { MailSender } from '../mail-sender.ts'
import { GOODS_GAP } from './mail-styles.ts'

/**
 * The style sheet of a mail. Everything that matters is inline as well, because some programs drop style sheets: this
 * one is for dark mode and narrow screens only.
 */
export function mailSheet({ look: { light, dark, slots } }: MailSender): string {
  const besidePicture = `margin-left:${slots.goods.size + GOODS_GAP}px!important`
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
    '@media (max-width:479px){.m-pad{padding-left:20px!important;padding-right:20px!important}.m-title{font-size:25px!important}.m-long{font-size:22px!important}.m-picture{width:100%!important}.m-value{padding-left:12px!important}.m-button{display:block!important;text-align:center!important}.m-stack th,.m-stack td{display:block!important;padding:0!important;text-align:start!important}.m-stack td{padding-bottom:8px!important}}',
    // A price stands below the name of its goods, which would have no room beside picture and price.
    `@media (max-width:479px){.m-list,.m-list tbody,.m-list tr,.m-list td{display:block!important}.m-list tr{overflow:hidden}.m-list th,.m-list .m-goods{float:left}.m-list .m-name{display:block!important;float:none;width:auto!important;${besidePicture};padding-bottom:0!important}.m-list .m-price{${besidePicture};padding:0 0 12px!important;text-align:start!important}.m-list .m-row{border-bottom:1px solid ${light.line}}.m-list .m-row th,.m-list .m-row td{border-bottom:0!important}}`,
  ].join('')
}
