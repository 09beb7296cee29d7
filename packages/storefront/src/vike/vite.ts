import { join } from 'node:path'
import { messageCatalogues, wordsInScripts } from '@shop/i18n/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import type { UserConfig } from 'vite'
import { chunkGroups, noCircles } from './build/chunks.ts'
import { shortClassNames } from './build/class-names.ts'
import { compactScripts } from './build/compact-scripts.ts'
import { documentSheets } from './build/document-sheets.ts'
import { leanLibraries } from './build/lean-libraries.ts'
import { leanPreloads } from './build/lean-preloads.ts'
import { productionServer } from './build/production-server.ts'
import { serverFacts } from './build/server-facts.ts'
import { shopOverrides } from './build/shop-overrides.ts'

/** Packages without JSX run as they are: Node strips their types, and each is there once. */
const RUN_AS_THEY_ARE = /^@shop\/(?:server|commerce|content-service|demo|scayle)\//

/** A page's scripts name two hundred others, whose hashes nothing compresses: 42 bits tell them apart, and the bundler asks for as many. */
const CHUNK_NAMES = 'assets/chunks/[hash:7].js'

/** The Vite configuration of every shop; an app adds its folder and nothing else. @see docs/adr/0003 */
export function shopViteConfig(folder: string): UserConfig {
  const entry = join(folder, 'pages/+client.ts')
  return {
    root: folder,
    plugins: [
      ...shopOverrides(folder),
      react(),
      vike(),
      messageCatalogues({ failOnMissing: true }),
      wordsInScripts(folder),
      leanLibraries(),
      shortClassNames(),
      noCircles(),
      leanPreloads(),
      serverFacts(),
      documentSheets(entry),
      compactScripts(),
      productionServer(),
    ],
    build: { cssCodeSplit: false, target: 'es2023' },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: chunkGroups(entry), chunkFileNames: CHUNK_NAMES } },
        },
      },
      ssr: {
        build: { rolldownOptions: { input: { server: './server.ts' }, external: [RUN_AS_THEY_ARE] } },
      },
    },
  }
}
