/** Signs that XML cannot hold, half signs apart; a carriage return would be read as a line feed. */
const UNWRITABLE = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|_(?=x[0-9a-f]{4}_)/giu

/** A text as it stands in a part of a workbook. @see ECMA-376 part 1, §22.9.2.19 */
export function escapedText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(UNWRITABLE, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** What a workbook's text says, once XML is read. */
export function unescapedText(text: string): string {
  return text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
