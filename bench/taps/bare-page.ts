import { createServer, type Server } from 'node:http'
import type { TapTarget } from './tap-target.ts'

const HEAD = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>`
const LISTING = `${HEAD}<h1>Listing</h1><p><a href="/product">Product</a></p><script>
document.querySelector('a').addEventListener('click', (event) => {
  event.preventDefault()
  history.pushState(null, '', '/product')
  document.querySelector('h1').textContent = 'Product'
})</script>`
const PRODUCT = `${HEAD}<h1>Product</h1><p><button>Add</button> <a>0</a></p><script>
document.querySelector('button').addEventListener('click', () => {
  document.querySelector('a').textContent = '1'
  fetch('/add', { method: 'POST' })
})</script>`

/**
 * The least that a tap can cost: two pages of a few lines that do at once what a shop does with a tap, asked with the
 * same browser in the same minute. What a busy machine adds shows here as well.
 */
export async function serveBarePages(port: number): Promise<{ target: TapTarget; stop: () => void }> {
  const server = createServer(({ url, method }, answer) => {
    if (method === 'POST') answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    else
      answer
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(url === '/product' ? PRODUCT : LISTING)
  })
  await listening(server, port)
  const origin = `http://127.0.0.1:${port}`
  return {
    target: {
      name: 'bare page',
      listing: `${origin}/`,
      product: `${origin}/product`,
      link: 'a',
      title: 'h1',
      add: 'button',
      count: 'a',
      dismiss: null,
    },
    stop: () => server.close(),
  }
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}
