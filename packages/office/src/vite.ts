import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstWords } from './first-words.ts'

const WORDS = fileURLToPath(new URL('../lingui.config.ts', import.meta.url))

/** How the office's client is built; `root` is the app's folder with its `index.html`. */
export function officeViteConfig(root: string) {
  return defineConfig({
    root,
    plugins: [
      react(),
      lingui({
        configPath: WORDS,
        failOnMissing: true,
        failOnCompileError: true,
      }),
      firstWords(WORDS),
    ],
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      // Small files in data URLs would need a hole in the page's policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  })
}
