import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'
import { type ShopUnderTest, shopOrigin } from '../fixtures/shops.ts'
import { aPicture } from './a-picture.ts'
import { aMember, attemptOf, shotsOf, signIn } from './desk.ts'

const PHONE = { width: 320, height: 700 }

test('a picture is put into a text, said in words, copied, replaced, and shown to shoppers', async ({
  page,
  context,
  shop,
  noViolations,
}, info) => {
  test.slow()
  const attempt = attemptOf(info)
  const email = `bea${attempt}@example.org`
  const shot = shotsOf(page)
  await aMember(shop, email, 'editor')
  await signIn(page, email, `/${shop.id}/pages`)
  const { id, asked } = await aPageWithText(page, shop, `Bilder im Text ${attempt}`)
  const field = page.getByRole('textbox', { name: 'Text *' })
  const tools = page.getByRole('toolbar', { name: 'Formatting of Text *' })
  const preview = page.frameLocator('iframe')
  const dialog = page.getByRole('dialog')
  // From the library or from the disk; nobody is left without words for what is to be seen.
  await field.press('ControlOrMeta+Home')
  await tools.getByRole('button', { name: 'Picture', exact: true }).click()
  await upload(dialog, `abend-${attempt}`, `#8a5a3${attempt}`)
  await dialog.getByRole('button', { name: 'Put into the text' }).click()
  await expect(dialog.getByText('Say what is to be seen, or that it is decoration.')).toBeVisible()
  await noViolations(page, 'iframe')
  await shot('text-picture-words')
  await dialog.getByLabel('What is to be seen').fill('Ein Tisch am Abend')
  await dialog.getByLabel('Words below it').fill('Gedeckt für sechs')
  await dialog.getByRole('button', { name: 'Put into the text' }).click()
  await expect(dialog).toHaveCount(0)
  const shown = preview.getByRole('img', { name: 'Ein Tisch am Abend' })
  await expect(shown).toHaveCount(1)
  await expect(preview.getByText('Gedeckt für sechs')).toBeVisible()
  await noViolations(page, 'iframe')
  await shot('text-picture')

  // One step back, and forth again.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field.getByRole('img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(field.getByRole('img')).toHaveCount(1)

  // By keyboard: the arrows choose it, a copy is the same picture, and the bar takes one of them away.
  await expect(async () => {
    await field.press('ControlOrMeta+Home')
    await page.keyboard.press('ArrowDown')
    await expect(tools.getByRole('button', { name: 'Remove the picture' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(shown).toHaveCount(2)
  await field.getByRole('img').last().click()
  await tools.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(shown).toHaveCount(1)

  // Another one in its place keeps the words below it, not those of what is to be seen.
  await field.getByRole('img').click()
  await tools.getByRole('button', { name: 'Another picture' }).click()
  await upload(dialog, `morgen-${attempt}`, `#4a7a9${attempt}`)
  await expect(dialog.getByLabel('What is to be seen')).toHaveValue('')
  await expect(dialog.getByLabel('Words below it')).toHaveValue('Gedeckt für sechs')
  await dialog.getByText('Decoration: the text says it all without it').click()
  await dialog.getByRole('button', { name: 'Put into the text' }).click()
  await expect(field.getByText('Decoration, not read out')).toBeVisible()
  await tools.getByRole('button', { name: 'Picture', exact: true }).click()
  await dialog.getByText('Decoration: the text says it all without it').click()
  await dialog.getByLabel('What is to be seen').fill('Ein Tisch am Morgen')
  await dialog.getByRole('button', { name: 'Take these words' }).click()
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(page.getByText('Kept as a draft.')).toBeVisible()

  // Saved as the content service's own editor saves it.
  const { story } = await asked('get', `stories/${id}`)
  const { assets } = await asked('get', `assets?search=morgen-${attempt}`)
  expect(story.content.body[0].text.content[1]).toEqual({
    type: 'paragraph',
    content: [
      {
        type: 'image',
        attrs: {
          id: assets[0].id,
          alt: 'Ein Tisch am Morgen',
          src: assets[0].filename,
          title: 'Gedeckt für sechs',
          source: '',
          copyright: '',
          meta_data: { width: 800, height: 600 },
        },
      },
    ],
  })

  await page.getByRole('button', { name: 'Publish' }).click()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  const visitor = await context.newPage()
  const address = `${shopOrigin(shop)}/${story.slug}/`
  const seen = visitor.getByRole('img', { name: 'Ein Tisch am Morgen' })
  await expect(async () => {
    await visitor.goto(address)
    await expect(seen).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(seen).toHaveAttribute('width', '800')
  await expect(seen).toHaveAttribute('height', '600')
  await expect(seen).toHaveAttribute('loading', 'lazy')
  await expect(seen).toHaveAttribute('srcset', /300w.*600w/)
  await visitor.setViewportSize(PHONE)
  const overflow = () => visitor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await visitor.emulateMedia({ media: 'print' })
  await expect(seen).toBeVisible()
  await expect(visitor.getByText('Gedeckt für sechs')).toBeVisible()
  await visitor.close()
  const twin = await page.request.get(address, { headers: { accept: 'text/markdown' } })
  expect(await twin.text()).toMatch(/!\[Ein Tisch am Morgen\]\([^)]+\)[\s\S]*Gedeckt für sechs/)

  // The library knows who shows it.
  await page.getByRole('link', { name: 'Pictures' }).click()
  await page.getByRole('searchbox', { name: /Find a picture/ }).fill(`morgen-${attempt}`)
  await page.getByRole('button', { name: `morgen-${attempt}.webp` }).click()
  await expect(dialog.getByRole('link', { name: `Bilder im Text ${attempt}` })).toBeVisible()
})

// Whoever writes had chosen a picture, and it was deleted before the text was kept.
test('a picture that somebody has deleted meanwhile is said at the text', async ({
  page,
  shop,
  noViolations,
}, info) => {
  const attempt = attemptOf(info)
  const email = `ben${attempt}@example.org`
  await aMember(shop, email, 'editor')
  await signIn(page, email, `/${shop.id}/pages`)
  const { asked } = await aPageWithText(page, shop, `Verschwunden ${attempt}`)
  const tools = page.getByRole('toolbar', { name: 'Formatting of Text *' })
  const dialog = page.getByRole('dialog')
  await tools.getByRole('button', { name: 'Picture', exact: true }).click()
  await upload(dialog, `fort-${attempt}`, `#7a3a5${attempt}`)
  await dialog.getByLabel('What is to be seen').fill('Ein Stuhl')
  await dialog.getByRole('button', { name: 'Put into the text' }).click()
  await expect(page.frameLocator('iframe').getByRole('img', { name: 'Ein Stuhl' })).toBeVisible()

  const { assets } = await asked('get', `assets?search=fort-${attempt}`)
  await asked('delete', `assets/${assets[0].id}`)
  await page.reload()
  await page.getByRole('row', { name: /^Body text/ }).press('Enter')

  await expect(page.getByText(/A picture of this text was deleted from the library: fort-/)).toBeVisible()
  await noViolations(page, 'iframe')
  await shotsOf(page)('text-picture-gone')
  await page.getByRole('textbox', { name: 'Text *' }).getByRole('img').click()
  await tools.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(page.getByText(/was deleted from the library/)).toHaveCount(0)
})

/** A new page with two lines of text, whose form is open. */
async function aPageWithText(page: Page, shop: ShopUnderTest, title: string) {
  await page.getByRole('button', { name: 'New page' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Make the page' }).click()
  await expect(page).toHaveURL(/\/pages\/\d+$/)
  const id = page.url().split('/').at(-1)
  const asked = async (method: 'put' | 'get' | 'delete', path: string, data?: object) => {
    const url = new URL(`/mapi/v1/spaces/1/${path}`, shopOrigin(shop)).href
    const headers = { authorization: 'demo-management-token' }
    const answer = await page.request[method](url, { headers, ...(data ? { data } : {}) })
    expect(answer.ok()).toBe(true)
    return answer.json()
  }
  const words = (said: string) => ({ type: 'paragraph', content: [{ type: 'text', text: said }] })
  const text = { type: 'doc', content: [words('Davor.'), words('Danach.')] }
  const content = {
    _uid: 'p',
    component: 'page',
    title,
    body: [{ _uid: 'r', component: 'rich_text', text }],
  }
  await asked('put', `stories/${id}`, { story: { content } })
  await page.reload()
  await page.getByRole('row', { name: /^Body text/ }).press('Enter')
  return { id, asked }
}

/** Uploads a picture in the open library, and takes it. */
async function upload(dialog: Locator, name: string, colour: string): Promise<void> {
  const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await aPicture(colour) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByText('is in the library')).toBeVisible()
  await dialog.getByRole('button', { name: `${name}.webp` }).click()
}
