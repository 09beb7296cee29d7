import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** How the office's client is built; `root` is the app's folder with its `index.html`. */
export function officeViteConfig(root: string) {
  return defineConfig({
    root,
    plugins: [
      react(),
      lingui({
        configPath: fileURLToPath(new URL('../lingui.config.ts', import.meta.url)),
        failOnMissing: true,
        failOnCompileError: true,
      }),
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
