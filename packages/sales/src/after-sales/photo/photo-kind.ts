/** What a file is, by its first bytes; names and announced types are anybody's word. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic'

/** Brands of HEIF files whose pictures are HEVC, or whose maker left that open. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Null for everything that is no picture we take. @see product §7 "judged by content" */
export function photoKind(bytes: Uint8Array): PhotoKind | null {
  const starts = (...signs: number[]) => signs.every((sign, index) => bytes[index] === sign)
  const word = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))

  if (starts(0xff, 0xd8, 0xff)) return 'jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (word(0) === 'RIFF' && word(8) === 'WEBP') return 'webp'
  if (word(4) === 'ftyp' && HEIC_BRANDS.includes(word(8))) return 'heic'
  return null
}
