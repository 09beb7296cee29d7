import type { BrandColours } from '@shop/domain/shop/brand-colours'

/** Every colour of Lindhaus, here alone: \`pnpm colours\` writes them into theme.css and icon.svg, papers and mails take them. */
export const colours: BrandColours = {
  paper: '#faf8f4',
  surface: '#f4f1ec',
  surfaceStrong: '#eae4da',
  tintA: '#f1ece4',
  tintB: '#e8ebe4',
  text: '#1f1d19',
  textQuiet: '#5c574e',
  line: '#e3ddd2',
  control: '#857d70',
  accent: '#24493b',
  accentStrong: '#183529',
  onAccent: '#ffffff',
  accentSecond: '#7a4a26',
  sale: '#a63a1e',
  success: '#1e6b3c',
  error: '#a4262c',
  focus: '#1b5fcc',
}
