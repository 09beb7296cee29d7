/**
 * A size as no line breaks it: neither „50 ×“ nor „140“ of „140 cm“ ends one. One whose sides have letters is longer, and
 * may break between them, but neither after the letter nor before the sign.
 */
export function unbrokenSize(text: string): string {
  return text
    .replaceAll(/(?<=\d) × (?=\d)/g, '\u00a0×\u00a0')
    .replaceAll(/(?<=\d) × (?=\p{Lu} \d)/gu, '\u00a0× ')
    .replaceAll(/(?<=(?<![\p{L}\d])\p{Lu}) (?=\d)/gu, '\u00a0')
    .replaceAll(/(?<=\d) (?=(?:mm|cm|m|g|kg|ml|l)(?![\p{L}\d]))/gu, '\u00a0')
}
