import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import * as v from 'valibot'

// A program of its own: started by bare-node.ts with a folder of pages and a port.
const [folder = '', port = ''] = process.argv.slice(2)
const Pages = v.array(v.object({ path: v.string(), file: v.string(), headers: v.array(v.string()) }))
const pages = new Map(
  v
    .parse(Pages, JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')))
    .map(({ path, file, headers }) => [path, { body: readFileSync(join(folder, file)), headers }]),
)

createServer({ keepAliveTimeout: 72_000 }, ({ url = '' }, response) => {
  const page = pages.get(url)
  if (page) response.writeHead(200, page.headers).end(page.body)
  else response.writeHead(404).end()
}).listen(Number(port), '127.0.0.1')
