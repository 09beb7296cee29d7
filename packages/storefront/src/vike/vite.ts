import { fileURLToPath } from 'node:url'
import { messageCatalogues } from '@shop/i18n/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import type { UserConfig } from 'vite'

/** Chunks below this size join a neighbour: fewer requests weigh more than a few spare bytes. */
const SMALLEST_CHUNK_BYTES = 10_000

/**
 * How a shop is built: everything of the storefront in one server bundle, one style sheet, few scripts.
 *
 * The web server itself is not bundled: it runs from its sources and loads `dist/server/storefront.mjs`.
 */
export function shopViteConfig(folder: string): UserConfig {
  return {
    root: folder,
    plugins: [react(), vike(), messageCatalogues({ failOnMissing: false })],
    build: { cssCodeSplit: false, assetsInlineLimit: 0, target: 'es2022' },
    // The package layout lets an app see its own dependencies only, so the bundle brings the storefront's along.
    ssr: { noExternal: true, external: ['vike'] },
    resolve: {
      dedupe: ['react', 'react-dom', '@lingui/core', '@lingui/react', 'jotai', '@tanstack/react-router'],
    },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { minSize: SMALLEST_CHUNK_BYTES, groups: [] } } },
        },
      },
      ssr: {
        build: {
          rolldownOptions: { input: { storefront: fileURLToPath(new URL('./server.tsx', import.meta.url)) } },
        },
      },
    },
    // Both shops share one installation of vike: its note of where the build lies would name the last one built.
    vitePluginServerEntry: { disableAutoImport: true },
  } as UserConfig
}
