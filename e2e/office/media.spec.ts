import { expect, test } from '../fixtures/shop.ts'
import { aPicture } from './a-picture.ts'
import { aMember, attemptOf, shotsOf, signIn } from './desk.ts'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test('an editor uploads pictures, describes one, and is told what is no picture', async ({
  page,
  shop,
  noViolations,
}, info) => {
  test.slow()
  await aMember(shop, 'maren@example.org', 'editor')
  const shot = shotsOf(page)
  // Another picture at a second try: the first one is there, and a page shows it.
  const attempt = attemptOf(info)
  const picture = await aPicture(`#3c6e${50 + attempt}`)
  const [name, stored] = [`Grünes Sofa ${attempt}.jpg`, `gruenes-sofa-${attempt}.webp`]
  await signIn(page, 'maren@example.org')
  await page.getByRole('link', { name: 'Pictures' }).click()
  await page.getByRole('searchbox', { name: /Find a picture/ }).fill(`gruenes-sofa-${attempt}`)
  await expect(page.getByText('No picture is called so')).toBeVisible()

  await page.locator('input[type=file]').setInputFiles([
    { name, mimeType: 'image/jpeg', buffer: picture },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING) },
    // What it says it is does not count.
    { name: 'disguised.png', mimeType: 'image/png', buffer: Buffer.from(DRAWING) },
    { name: 'twice.jpg', mimeType: 'image/jpeg', buffer: picture },
  ])
  await expect(page.getByText('is in the library')).toHaveCount(2)
  await expect(page.getByText('Drawings (SVG) are refused')).toHaveCount(2)
  await expect(page.getByRole('button', { name: stored })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /\.webp$/ })).toHaveCount(1)
  const shown = page.getByRole('button', { name: stored }).locator('img')
  await expect
    .poll(() => shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0)
  await noViolations(page)
  await shot('media')

  await page.getByRole('button', { name: stored }).click()
  await page.getByLabel('What is to be seen, German').fill('Ein grünes Sofa')
  await expect(page.getByText('No page, no product and no category shows it.')).toBeVisible()
  await noViolations(page)
  await shot('media-picture')
  await page.getByRole('button', { name: 'Save the words' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // In a page it is chosen from the library, and is not deleted while a page shows it.
  await page.getByRole('link', { name: 'Pages' }).click()
  await page.getByLabel('Find a page').fill('/home')
  await page.getByRole('listitem').filter({ hasText: '/home' }).getByRole('link').click()
  const hero = page.frameLocator('iframe').locator('main [data-blok-c]').first()
  await expect(async () => {
    await hero.click({ position: { x: 12, y: 12 } })
    await expect(page.getByRole('button', { name: 'Choose from the library' }).first()).toBeVisible({
      timeout: 5000,
    })
  }).toPass()
  await page.getByRole('button', { name: 'Choose from the library' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: stored }).click()
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(page.getByText('Changed since')).toBeVisible()
  await page.getByRole('link', { name: 'Pictures' }).click()
  await page.getByRole('button', { name: stored }).click()
  await expect(page.getByRole('heading', { name: 'Where it is shown' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete the picture' }).click()
  await expect(page.getByText('It is still shown by')).toBeVisible()
})

test('pictures are put in order: folders are made, filled by keyboard, moved and deleted', async ({
  page,
  shop,
  noViolations,
}, info) => {
  test.slow()
  const attempt = attemptOf(info)
  const email = `flora${attempt}@example.org`
  const shot = shotsOf(page)
  const [outer, inner] = [`Küche ${attempt}`, `Tische ${attempt}`]
  await aMember(shop, email, 'editor')
  await signIn(page, email)
  await page.getByRole('link', { name: 'Pictures' }).click()

  const dialog = page.getByRole('dialog')
  const way = page.getByRole('navigation', { name: 'The open folder' })
  const make = async (name: string) => {
    await page.getByRole('button', { name: 'New folder' }).press('Enter')
    await dialog.getByLabel('Name of the folder').fill(name)
    await dialog.getByLabel('Name of the folder').press('Enter')
    await expect(way.getByRole('button', { name })).toHaveAttribute('aria-current', 'page')
  }
  await make(outer)
  await expect(page.getByText('No picture lies in this folder yet')).toBeVisible()
  await make(inner)
  await page.locator('input[type=file]').setInputFiles(
    await Promise.all(
      ['eins', 'zwei'].map(async (name, index) => ({
        name: `${name}-${attempt}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await aPicture(`#2a${index}b${attempt}c`),
      })),
    ),
  )
  const picture = (name: string) => page.getByRole('button', { name: `${name}-${attempt}.webp` })
  await expect(picture('eins')).toBeVisible()
  await expect(picture('zwei')).toBeVisible()
  await noViolations(page)

  // Several at once by keyboard, into the folder around.
  await page.getByRole('checkbox', { name: `Choose eins-${attempt}.webp` }).press('Space')
  await page.getByRole('checkbox', { name: `Choose zwei-${attempt}.webp` }).press('Space')
  await expect(page.getByText('2 pictures chosen')).toBeVisible()
  await shot('media-chosen')
  await page.getByRole('button', { name: 'Move …' }).press('Enter')
  await dialog.getByRole('button', { name: /Where to/ }).press('Enter')
  await page.getByRole('option', { name: outer, exact: true }).press('Enter')
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await expect(page.getByText('No picture lies in this folder yet')).toBeVisible()
  await way.getByRole('button', { name: outer }).click()
  await expect(picture('zwei')).toBeVisible()
  await shot('media-folder')

  // One by its menu, back again.
  await picture('eins').click()
  await dialog.getByRole('button', { name: /Folder/ }).click()
  await page.getByRole('option', { name: `${outer} / ${inner}` }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(picture('eins')).toHaveCount(0)

  // The address leads to the folder, and a deleted one leaves its pictures where it was.
  await page
    .getByRole('list', { name: `Folders in ${outer}` })
    .getByRole('button')
    .click()
  await expect(picture('eins')).toBeVisible()
  await page.reload()
  await expect(picture('eins')).toBeVisible()
  await page.getByRole('button', { name: `More for the folder ${inner}` }).click()
  await page.getByRole('menuitem', { name: 'Delete …' }).click()
  await expect(dialog.getByText('no picture is deleted')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete the folder' }).click()
  await expect(way.getByRole('button', { name: outer })).toHaveAttribute('aria-current', 'page')
  await expect(picture('eins')).toBeVisible()
  await expect(picture('zwei')).toBeVisible()
})

test('a part of a picture becomes a picture of its own, by pointer and by keyboard', async ({
  page,
  shop,
  noViolations,
}, info) => {
  test.slow()
  const attempt = attemptOf(info)
  const email = `carl${attempt}@example.org`
  const shot = shotsOf(page)
  await aMember(shop, email, 'editor')
  await signIn(page, email)
  await page.getByRole('link', { name: 'Pictures' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: `ganz-${attempt}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await aPicture(`#5c7a${attempt}9`),
  })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: `ganz-${attempt}.webp` }).click()
  await dialog.getByLabel('What is to be seen, German').fill('Ein Regal')
  await dialog.getByRole('button', { name: 'Save the words' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: `ganz-${attempt}.webp` }).click()
  await dialog.getByRole('button', { name: 'Crop …' }).click()

  // A shape, a part that is dragged, and its corner by keyboard.
  await dialog.getByRole('button', { name: /Shape/ }).press('Enter')
  await page.getByRole('option', { name: 'Square, 1:1' }).press('Enter')
  await expect(dialog.getByLabel('Width, px')).toHaveValue('600')
  const part = dialog.getByRole('slider', { name: 'Place of the part' })
  const box = await part.boundingBox()
  if (box === null) throw new Error('The part is nowhere to be seen.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 500, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(dialog.getByLabel('From the left, px')).toHaveValue('0')
  await dialog.getByRole('slider', { name: 'Size of the part' }).press('Shift+ArrowUp')
  await expect(dialog.getByLabel('Width, px')).toHaveValue('520')
  await dialog.getByLabel('Width, px').fill('300')
  await dialog.getByLabel('Width, px').press('Enter')
  await expect(dialog.getByLabel('Height, px')).toHaveValue('300')
  await noViolations(page)
  await shot('media-crop')
  await dialog.getByRole('button', { name: 'Make the cropped picture' }).click()

  // It opens with the words of the whole, which is there as it was.
  await expect(dialog.getByRole('heading', { name: `ganz-${attempt}-300x300.webp` })).toBeVisible()
  await expect(dialog.getByText('300 × 300 px')).toBeVisible()
  await expect(dialog.getByLabel('What is to be seen, German')).toHaveValue('Ein Regal')
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: `ganz-${attempt}.webp` }).click()
  await expect(dialog.getByText('800 × 600 px')).toBeVisible()
})
