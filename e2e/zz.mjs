import { chromium } from '@playwright/test'

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
const p = await b.newPage()
p.on('console', (m) => console.log('C', m.text()))
p.on('requestfinished', async (r) => {
  if (r.url().includes('/api/'))
    console.log(
      r.method(),
      r.url(),
      (await r.response()).status(),
      (
        await r
          .response()
          .then((x) => x.text())
          .catch(() => '')
      ).slice(0, 300),
      r.postData(),
    )
})
p.on('requestfailed', (r) => console.log('FAILED', r.url(), r.failure()?.errorText))
await p.goto('http://localhost:4355/login/')
await p.waitForTimeout(2000)
await p.locator('#login-email').fill('anna@example.org')
await p.getByRole('button', { name: 'Code per E-Mail' }).click()
await p.waitForTimeout(500)
await p.keyboard.press('Enter')
await p.waitForTimeout(2000)
console.log(await p.locator('form').first().innerText())
await b.close()
