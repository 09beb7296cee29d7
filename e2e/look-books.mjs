import { chromium } from '@playwright/test'

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
})
const jobs = [
  ['home', 4395],
  ['baby', 4396],
]
for (const [b, port] of jobs)
  for (const [loc, kind, w, scheme, pics] of JSON.parse(process.argv[2])) {
    const ctx = await browser.newContext({
      viewport: { width: w, height: 800 },
      colorScheme: scheme,
      deviceScaleFactor: 1,
    })
    const p = await ctx.newPage()
    if (!pics) await p.route('**/*.jpg', (r) => r.abort())
    const r = await p.goto(`http://localhost:${port}/documentation/mails/${loc}/${kind}/`)
    await p.evaluate(() =>
      Promise.all(
        [...document.images].map((i) => {
          i.loading = 'eager'
          return i.decode().catch(() => {})
        }),
      ),
    )
    const wide = await p.evaluate(() => document.documentElement.scrollWidth)
    console.log(b, loc, kind, w, r.status(), wide, (await p.content()).length)
    await p.screenshot({
      path: `/tmp/t/mail-${b}-${loc}-${kind}-${w}-${scheme}${pics ? '' : '-nopics'}.png`,
      fullPage: true,
    })
    await ctx.close()
  }
await browser.close()
