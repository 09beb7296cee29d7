import type { BrandColours } from '@shop/domain/shop/brand-colours'

/** Every colour of Pünktchen, here alone: \`pnpm colours\` writes them into theme.css and icon.svg, papers and mails take them. */
export const colours: BrandColours = {
  paper: '#fbfaf7',
  surface: '#f3f5f2',
  surfaceStrong: '#e9f1ec',
  tintA: '#fbede4',
  tintB: '#e7f0f6',
  text: '#23303a',
  textQuiet: '#55636d',
  line: '#e2e7e4',
  control: '#76828a',
  accent: '#bd3d26',
  accentStrong: '#9c2f1c',
  onAccent: '#ffffff',
  accentSecond: '#1f6f6b',
  sale: '#b3311f',
  success: '#1e6b3c',
  error: '#b3261e',
  focus: '#1b5fcc',
}
