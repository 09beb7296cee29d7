import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PaperLook, Typeface } from '@shop/domain/shop/brand'

/** Each typeface in the weights that papers need, as static files: a PDF cannot embed a variable font. */
const FILES: Record<Typeface, { regular: string; strong: string }> = {
  'instrument-sans': {
    regular: '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
    strong: '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  },
  figtree: {
    regular: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
    strong: '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  },
  fraunces: {
    regular: '@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf',
    strong: '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
  },
  'bricolage-grotesque': {
    regular: '@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf',
    strong: '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  },
}

const read = new Map<string, Buffer>()

/** The three cuts that a paper is set in. */
export function paperFonts({ typefaces }: PaperLook): { text: Buffer; strong: Buffer; display: Buffer } {
  return {
    text: font(FILES[typefaces.text].regular),
    strong: font(FILES[typefaces.text].strong),
    display: font(FILES[typefaces.display].regular),
  }
}

function font(file: string): Buffer {
  const known = read.get(file)
  if (known) return known
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)))
  read.set(file, bytes)
  return bytes
}
