/** What a brand paints with, `#rrggbb`; the theme calls `surfaceStrong` `--color-surface-strong`. */
export type BrandColours = {
  paper: string
  surface: string
  surfaceStrong: string
  tintA: string
  tintB: string
  text: string
  textQuiet: string
  line: string
  control: string
  accent: string
  accentStrong: string
  onAccent: string
  accentSecond: string
  sale: string
  success: string
  error: string
  focus: string
}
