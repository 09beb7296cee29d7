import type { CSSProperties } from 'react'
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
    `.m-button{background:${dark.accent}!important;color:${dark.onAccent}!important}`,
  ]
  const outlook = rules.map((rule) => `[data-ogsc] ${rule.replace(',', ',[data-ogsc] ')}`)
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    // Programs that make a link of every telephone number and address must not paint them.
    'a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}',
    `@media (prefers-color-scheme:dark){${rules.join('')}}`,
    outlook.join(''),
    '@media (max-width:479px){.m-pad{padding-left:20px!important;padding-right:20px!important}.m-title{font-size:25px!important}.m-button{display:block!important;text-align:center!important}.m-stack th,.m-stack td{display:block!important;padding:0!important;text-align:start!important}.m-stack td{padding-bottom:8px!important}}',
  ].join('')
}

/** The styles of the tags. */
export function mailStyles({ look, fonts }: MailSender) {
  const { light, corners, titleWeight } = look
  const text: CSSProperties = {
    color: light.text,
    fontFamily: fonts.text,
    fontSize: '16px',
    lineHeight: '25px',
    margin: '0 0 16px',
  }
  const cell: CSSProperties = {
    ...text,
    margin: 0,
    padding: '12px 0',
    borderBottom: `1px solid ${light.line}`,
    verticalAlign: 'top',
    fontWeight: 400,
    textAlign: 'start',
  }
  const figure: CSSProperties = {
    ...cell,
    paddingInlineStart: '20px',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  }
  const small: CSSProperties = { fontSize: '14px', lineHeight: '21px', color: light.quiet }
  const strong: CSSProperties = { fontSize: '18px', fontWeight: 600, borderBottom: 0, padding: '16px 0 4px' }
  return {
    ground: { background: light.ground, margin: 0, padding: '32px 12px' },
    brand: {
      fontFamily: fonts.display,
      fontWeight: titleWeight,
      fontSize: '26px',
      lineHeight: '32px',
      letterSpacing: '-0.4px',
      color: light.accent,
      margin: '0 0 20px',
      textAlign: 'center',
    },
    container: { maxWidth: '600px' },
    sheet: {
      background: light.sheet,
      border: `1px solid ${light.line}`,
      borderRadius: `${corners.sheet}px`,
      padding: '40px 44px 32px',
    },
    title: {
      color: light.text,
      fontFamily: fonts.display,
      fontWeight: titleWeight,
      fontSize: '30px',
      lineHeight: '1.2',
      letterSpacing: '-0.5px',
      margin: '0 0 20px',
    },
    subtitle: {
      color: light.text,
      fontFamily: fonts.text,
      fontSize: '15px',
      lineHeight: '22px',
      fontWeight: 600,
      margin: '28px 0 4px',
    },
    text,
    small: { ...text, ...small, margin: '0 0 6px' },
    table: { width: '100%', borderCollapse: 'collapse', margin: '8px 0 12px' },
    cell,
    figure,
    transfer: {
      width: '100%',
      margin: '0 0 20px',
      padding: '12px 16px',
      background: light.ground,
      borderRadius: `${corners.sheet}px`,
    },
    transferLabel: { ...cell, ...small, color: light.text, borderBottom: 0, padding: '3px 0' },
    transferValue: {
      ...figure,
      ...small,
      color: light.text,
      borderBottom: 0,
      padding: '3px 0 3px 16px',
      fontWeight: 600,
    },
    totalLabel: { ...cell, ...strong },
    totalFigure: { ...figure, ...strong, whiteSpace: 'nowrap' },
    remarkLabel: { ...cell, ...small, borderBottom: 0, padding: '2px 0' },
    remarkFigure: { ...figure, ...small, borderBottom: 0, paddingTop: '2px', paddingBottom: '2px' },
    button: {
      background: light.accent,
      color: light.onAccent,
      fontFamily: fonts.text,
      fontSize: '16px',
      fontWeight: 600,
      borderRadius: `${corners.button}px`,
      padding: '14px 26px',
      margin: '20px 0 12px',
    },
    link: { color: light.accent, textDecoration: 'underline', textUnderlineOffset: '3px' },
    quietLink: { color: light.quiet, textDecoration: 'underline', textUnderlineOffset: '3px' },
    line: { border: 0, borderTop: `1px solid ${light.line}`, margin: '32px 0 0' },
    document: { ...text, ...small, margin: 0 },
    documentList: { margin: '0 0 8px', paddingInlineStart: '20px' },
    documentBox: { border: `1px solid ${light.line}`, padding: '12px 12px 4px', margin: '0 0 8px' },
    footer: {
      ...text,
      fontSize: '13px',
      lineHeight: '20px',
      color: light.quiet,
      margin: '24px 0 0',
      textAlign: 'center',
    },
  } satisfies Record<string, CSSProperties>
}
