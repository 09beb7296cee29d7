/**
 * A text as reviews keep it: plain, with composed letters, no control or direction characters, at most one empty line
 * between paragraphs. Markup is kept as plain letters and is shown as such.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (character) =>
      character === '\n' ? character : character === '\t' ? ' ' : '',
    )
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same on one line, for titles and names. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll(/\s+/g, ' ')
}
