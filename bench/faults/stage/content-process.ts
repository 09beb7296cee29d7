import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
// @boundaries-ignore the stories are those of a shop of the repository
import { moduleOf, ROOT, shops } from '../../../scripts/shops.ts'

type DemoModule = {
  shop: {
    demo: () => Promise<{ demo: { stories: (brand: unknown) => Promise<{ tokens: { public: string } }> } }>
  }
}
const READY_MS = 30_000

export type ContentProcess = { port: number; token: string; stop: () => Promise<void> }

/** A content service of its own process, with the demo's stories of a shop. */
export async function openContentProcess(
  name: string,
  port: number,
  folder: string,
): Promise<ContentProcess> {
  const brand = (await shops()).find((shop) => shop.name === name)?.brand
  const { shop }: DemoModule = await moduleOf(name, 'shop.ts')
  const space = await (await shop.demo()).demo.stories(brand)
  const file = join(folder, 'space.json')
  writeFileSync(file, JSON.stringify(space))

  const program = join(ROOT, 'packages/content-service/src/cli/content-service.ts')
  const child = spawn(process.execPath, [program, '--space', file, '--port', String(port)], {
    stdio: 'ignore',
  })
  const token = space.tokens.public
  const until = performance.now() + READY_MS
  while (!(await answers(`http://127.0.0.1:${port}/v2/cdn/spaces/me?token=${token}`))) {
    if (performance.now() > until || child.exitCode !== null)
      throw new Error(`The content service does not answer on port ${port}: is another program there?`)
    await sleep(100)
  }
  return {
    port,
    token,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}
