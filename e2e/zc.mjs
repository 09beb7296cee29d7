import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const b = await chromium.connectOverCDP('http://127.0.0.1:9333')
const ctx = b.contexts()[0]
const page = ctx.pages()[0] ?? await ctx.newPage()
page.setDefaultTimeout(8000)
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console:', m.text()))
const W = Number(process.env.W ?? 1440)
await page.setViewportSize({ width: W, height: W === 390 ? 844 : 900 })
const shot = async (n, full = false) => { await page.waitForTimeout(600); await page.screenshot({ path: `/tmp/t/shots/${n}.png`, fullPage: full }); console.log('shot', n, page.url()) }
const btn = (name, exact = true) => page.getByRole('button', { name, exact })
const box = (name, exact = true) => page.getByRole('textbox', { name, exact })
const link = (name, exact = true) => page.getByRole('link', { name, exact }).first()
const src = readFileSync(0, 'utf8')
try { await eval(`(async () => { ${src} })()`) } catch (e) { console.log('ERR', String(e).slice(0, 900)); await shot('ERR') }
process.exit(0)
