import type { CSSProperties } from 'react'
import type { MailSender } from '../mail-sender.ts'

/** Between a picture of goods and their name, px. */
export const GOODS_GAP = 14

/** The styles of the tags, and how wide a picture of goods is, px. */
export function mailStyles({ look, fonts }: MailSender) {
  const { light, corners, titleWeight, slots } = look
  const isCentred = slots.head.align === 'center'
  const edge = `1px solid ${light.line}`
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
    hyphens: 'auto',
    textAlign: 'start',
  }
  const figure: CSSProperties = {
    ...cell,
    paddingInlineStart: '20px',
    textAlign: 'end',
    hyphens: 'manual',
    fontVariantNumeric: 'tabular-nums',
  }
  const small: CSSProperties = { fontSize: '14px', lineHeight: '21px', color: light.quiet }
  const strong: CSSProperties = { fontSize: '18px', fontWeight: 600, borderBottom: 0, padding: '16px 0 4px' }
  const styles = byName({
    ground: { background: light.ground, margin: 0, padding: '32px 12px' },
    head: {
      background: light.band,
      border: edge,
      borderBottom: slots.head.below === 'line' ? edge : 0,
      borderRadius: `${corners.sheet}px ${corners.sheet}px 0 0`,
      padding: isCentred ? '28px 44px 20px' : '22px 44px',
      textAlign: slots.head.align,
    },
    brand: {
      fontFamily: fonts.display,
      fontWeight: titleWeight,
      fontSize: isCentred ? '30px' : '24px',
      lineHeight: isCentred ? '36px' : '30px',
      letterSpacing: '-0.4px',
      color: light.accent,
      margin: 0,
    },
    dots: { color: light.accent, fontSize: '14px', lineHeight: '18px', letterSpacing: '6px' },
    container: { maxWidth: '600px' },
    sheet: {
      background: light.sheet,
      border: edge,
      borderTop: 0,
      borderRadius: `0 0 ${corners.sheet}px ${corners.sheet}px`,
      padding: '36px 44px 32px',
    },
    title: {
      color: light.text,
      fontFamily: fonts.display,
      fontWeight: titleWeight,
      fontSize: '30px',
      lineHeight: '1.2',
      letterSpacing: '-0.5px',
      margin: '0 0 20px',
      // A long word would make the mail wider than a phone.
      wordBreak: 'break-word',
      hyphens: 'auto',
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
    goodsCell: {
      width: `${slots.goods.size}px`,
      padding: `12px ${GOODS_GAP}px 12px 0`,
      verticalAlign: 'top',
    },
    goodsPicture: {
      display: 'block',
      width: `${slots.goods.size}px`,
      height: 'auto',
      borderRadius: `${slots.goods.corner}px`,
      background: light.ground,
      color: light.quiet,
      fontFamily: fonts.text,
      fontSize: '11px',
      lineHeight: '14px',
    },
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
      ...(slots.button === 'sheet' ? { display: 'block', textAlign: 'center' } : {}),
    },
    closing: {
      ...text,
      margin: '20px 0 12px',
      ...(slots.closing === 'band'
        ? {
            background: light.band,
            borderRadius: `${corners.sheet}px`,
            padding: '18px 20px',
            textAlign: 'center',
          }
        : {}),
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
  })
  return { ...styles, goodsWidth: slots.goods.size }
}

/** Declarations of a packed package cannot name what a style is inferred to be. */
function byName<Name extends string>(styles: Record<Name, CSSProperties>): Record<Name, CSSProperties> {
  return styles
}
