import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createBuilder } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productionServer } from './production-server.ts'

let root: string
beforeAll(async () => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'production-server-'))
  write('package.json', '{"type":"module"}')
  write('node_modules/library/package.json', '{"name":"library","main":"index.cjs"}')
  write('node_modules/library/index.cjs', 'exports.build = process.env.NODE_ENV')
  write('part.ts', "import library from 'library'\nexport const part = library.build")
  write(
    'server.ts',
    "import { part } from './part.ts'\nconst later = await import('./later.ts')\nconsole.log(part, later.part)",
  )
  write('later.ts', "export { part } from './part.ts'")
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [productionServer()],
    build: { ssr: true },
    environments: {
      ssr: {
        resolve: { external: ['library'] },
        build: {
          outDir: join(root, 'dist'),
          rolldownOptions: { input: { server: join(root, 'server.ts') } },
        },
      },
    },
  })
  await builder.build(builder.environments.ssr ?? expect.fail('There is no server to build.'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

// Started without NODE_ENV the same server rendered with React's development build, and made half as many pages.
test.each(['development', 'test', undefined])(
  'libraries of a built server are those of production where NODE_ENV is %s',
  (NODE_ENV) => {
    const { NODE_ENV: _, ...outside } = process.env
    const env = NODE_ENV === undefined ? outside : { ...outside, NODE_ENV }

    const said = execFileSync(process.execPath, [join(root, 'dist/server.js')], { env, encoding: 'utf8' })

    expect(said.trim()).toBe('production production')
  },
)

function write(path: string, text: string): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
