import { catalogueWordsOnly, messageCatalogues } from '@shop/i18n/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import type { UserConfig } from 'vite'
import { shortClassNames } from './class-names.ts'

/** Packages without JSX run as they are: Node strips their types, and each is there once. */
const RUN_AS_THEY_ARE = /^@shop\/(?:server|commerce|content-service|demo)\//

/**
 * Fewer, larger files: each request costs more than the bytes that a finer cut would save. The framework changes with its
 * versions only, so shoppers who come back have it already.
 */
const CHUNKS = {
  minSize: 10_000,
  groups: [
    {
      name: 'framework',
      test: /node_modules.(?:\.pnpm.)?(?:react@|react-dom@|scheduler|@tanstack|jotai|@lingui|use-sync)/,
      priority: 2,
    },
    // What many dialogs share is no part of a page: it waits until something opens.
    {
      name: 'parts',
      test: /^(?!.*(?:ui.src.(?:dialog|blocks|rich-text)|dialogs.(?:shop-dialog|dialog-table))).*(?:packages.(?:ui|storefront|domain)|lucide)/,
      minShareCount: 5,
      priority: 1,
    },
    // What dozens of content blocks share belongs to pages with blocks.
    { name: 'blocks', test: /ui.src.(?:blocks|rich-text)/, minShareCount: 5 },
  ],
}

/** The Vite configuration of every shop; an app adds its folder and nothing else. @see docs/adr/0003 */
export function shopViteConfig(folder: string): UserConfig {
  return {
    root: folder,
    plugins: [
      react(),
      vike(),
      messageCatalogues({ failOnMissing: true }),
      catalogueWordsOnly(),
      shortClassNames(),
    ],
    build: { cssCodeSplit: false, target: 'es2023' },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: CHUNKS } } },
      },
      ssr: {
        build: { rolldownOptions: { input: { server: './server.ts' }, external: [RUN_AS_THEY_ARE] } },
      },
    },
  }
}
