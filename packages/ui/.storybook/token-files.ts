import type { Plugin } from 'vite'
import { allTokens, THEMES } from '../src/testing/read-theme.ts'
import { designTokens, tokenSheet } from '../src/theme/design-tokens.ts'

/** Serves every theme below `/tokens/`, read from the same file that the shop is built with: JSON and CSS. */
export function tokenFiles(): Plugin {
  return {
    name: 'token-files',
    configureServer: ({ middlewares }) => {
      middlewares.use('/tokens', (request, response, next) => {
        const file = files().find(({ fileName }) => request.url === `/${fileName.replace('tokens/', '')}`)
        if (file === undefined) return next()
        response.end(file.source)
      })
    },
    generateBundle() {
      for (const file of files()) this.emitFile({ type: 'asset', ...file })
    },
  }
}

function files(): { fileName: string; source: string }[] {
  return THEMES.flatMap((app) => {
    const tokens = allTokens(app)
    return [
      { fileName: `tokens/${app}.json`, source: `${JSON.stringify(designTokens(app, tokens), null, 2)}\n` },
      { fileName: `tokens/${app}.css`, source: tokenSheet(tokens) },
    ]
  })
}
