/** A size as no line breaks it: neither „50 ×“ nor „140“ of „140 cm“ ends one. */
export function unbrokenSize(text: string): string {
  return text
    .replaceAll(/(?<=\d) × (?=\d)/g, '\u00a0×\u00a0')
    .replaceAll(/(?<=\d) (?=(?:mm|cm|m|g|kg|ml|l)(?![\p{L}\d]))/gu, '\u00a0')
}
