import { expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
import { aMember, attemptOf, shotsOf, signIn } from './desk.ts'

/** A guide for each try: what the first one published stays in its text. */
const SLUGS = ['textilien-pflegen', 'der-gedeckte-tisch', 'eiche-pflegen']

test('a text is written as it will look: headings, lists, links and tables, by mouse and by keyboard', async ({
  page,
  context,
  shop,
  noViolations,
}, info) => {
  test.slow()
  const attempt = attemptOf(info)
  const slug = SLUGS[attempt % SLUGS.length] ?? ''
  const email = `rita${attempt}@example.org`
  const opening = `Leinen wird mit den Jahren weicher ${attempt}.`
  await aMember(shop, email, 'editor')
  await signIn(page, email, `/${shop.id}/pages`)
  await page.getByLabel('Find a page').fill(slug)
  await page
    .getByRole('listitem')
    .filter({ has: page.getByText(new RegExp(`/${slug}$`)) })
    .getByRole('link')
    .click()
  await page
    .getByRole('row', { name: /^Body text/ })
    .first()
    .press('Enter')

  const words = page.getByRole('textbox', { name: 'Text *' })
  const tools = page.getByRole('toolbar', { name: 'Formatting of Text *' })
  const preview = page.frameLocator('iframe')
  await expect(words).not.toBeEmpty()
  await noViolations(page, 'iframe')
  await shotsOf(page)('rich-text')

  // Marks of writing become what they mean while they are typed.
  await words.press('ControlOrMeta+Home')
  await words.press('Enter')
  await words.press('ArrowUp')
  await page.keyboard.type(`${opening} Er ist `)
  await tools.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('robust')
  await tools.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## Zuerst lesen')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Das Etikett')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Die Temperatur')
  await expect(preview.getByText(opening)).toBeVisible()
  await expect(preview.locator('strong', { hasText: 'robust' })).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'Zuerst lesen' })).toBeVisible()
  await expect(preview.getByRole('listitem').filter({ hasText: 'Die Temperatur' })).toBeVisible()
  await expect(tools.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  // A link: an address that could run code is refused, and the typed one stays to be put right.
  await page.keyboard.press('Shift+Home')
  await tools.getByRole('button', { name: 'Link' }).click()
  const link = page.getByRole('dialog', { name: 'Link' })
  await link.getByLabel('Leads to').fill('javascript:alert(1)')
  await link.getByRole('button', { name: 'Set' }).click()
  await expect(link.getByText('This is no address.')).toBeVisible()
  await noViolations(page, 'iframe')
  await link.getByLabel('Leads to').fill('/wohnen/sofas/')
  await link.getByLabel('Leads to').press('Enter')
  await expect(link).toHaveCount(0)
  await expect(preview.getByRole('link', { name: 'Die Temperatur' })).toHaveAttribute(
    'href',
    '/wohnen/sofas/',
  )

  // Nobody is caught in a list: the bar is one stop of the keyboard before the text, and keeps the focus for the next press.
  await words.press('Shift+Tab')
  const focused = tools.locator(':focus')
  await expect(focused).toHaveCount(1)
  await tools.getByRole('button', { name: 'Italic' }).focus()
  await page.keyboard.press('Enter')
  await expect(tools.getByRole('button', { name: 'Italic' })).toBeFocused()
  await expect(preview.locator('em', { hasText: 'Die Temperatur' })).toBeVisible()

  await words.press('ControlOrMeta+End')
  await tools.getByRole('button', { name: 'Table', exact: true }).click()
  await page.keyboard.type('Faser')
  await tools.getByRole('button', { name: 'Column to the right' }).click()
  await tools.getByRole('button', { name: 'Row below' }).click()
  const table = preview.getByRole('table').filter({ hasText: 'Faser' })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByRole('row')).toHaveCount(4)
  await shotsOf(page)('rich-text-table')

  // What the page has undone is what the editor shows, and the other way round.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(words).not.toContainText(opening)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(words).toContainText(opening)

  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  const visitor = await context.newPage()
  await expect(async () => {
    await visitor.goto(`${shopOrigin(shop)}/ratgeber/${slug}/`)
    await expect(visitor.getByText(opening)).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Die Temperatur' })).toHaveAttribute(
    'href',
    '/wohnen/sofas/',
  )
  await visitor.close()
})

// A link that leads nowhere was only seen by a shopper.
test('links that lead nowhere are said at the text and before it is published, and hold nothing up', async ({
  page,
  context,
  shop,
  noViolations,
}, info) => {
  const attempt = attemptOf(info)
  const email = `rosa${attempt}@example.org`
  await aMember(shop, email, 'editor')
  await signIn(page, email, `/${shop.id}/pages`)
  await page.getByRole('button', { name: 'New page' }).click()
  await page.getByLabel('Title').fill(`Wohin ${attempt}`)
  await page.getByRole('button', { name: 'Make the page' }).click()
  await expect(page).toHaveURL(/\/pages\/\d+$/)
  const id = page.url().split('/').at(-1)
  const link = (words: string, href: string) => ({
    type: 'text',
    text: words,
    marks: [{ type: 'link', attrs: { href, linktype: 'url' } }],
  })
  const text = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Zuerst zu den ' },
          link('Betten', '/nirgends/'),
          { type: 'text', text: ', dann zum ' },
          link('Korb', '/warenkorb/'),
          { type: 'text', text: ', wie immer.' },
        ],
      },
    ],
  }
  // The draft fetches ahead what its links lead to.
  await context.route('**/nirgends/**', (route) => route.fulfill({ json: {} }))
  const body = [{ _uid: 'r', component: 'rich_text', text }]
  const content = { _uid: 'p', component: 'page', title: `Wohin ${attempt}`, body }
  const answer = await page.request.put(new URL(`/mapi/v1/spaces/1/stories/${id}`, shopOrigin(shop)).href, {
    headers: { authorization: 'demo-management-token' },
    data: { story: { content } },
  })
  expect(answer.ok()).toBe(true)
  await page.reload()

  await page.getByRole('button', { name: 'Publish' }).click()
  const sheet = page.getByRole('dialog', { name: 'Publish' })
  const warning = 'Nothing that shoppers could see is at /nirgends/, to which “Betten” leads.'
  await expect(sheet.getByText(warning)).toBeVisible()
  await expect(sheet.getByText('Korb')).toHaveCount(0)
  await noViolations(page, 'iframe')
  await shotsOf(page)('dead-links')
  await sheet.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText(warning)).toBeVisible()
  await noViolations(page, 'iframe')
  await page.getByRole('button', { name: 'Publish' }).click()
  await sheet.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
})

test('an earlier version that the editor cannot hold is shown as such, and comes out as it was', async ({
  page,
  shop,
  noViolations,
}, info) => {
  const attempt = attemptOf(info)
  const email = `rolf${attempt}@example.org`
  // A list without points in it: some other tool has written it.
  const strange = { type: 'bullet_list', content: [paragraph('Ohne Punkt')] }
  const content = (part: object) => ({
    _uid: 'p',
    component: 'page',
    title: 'Fassungen',
    body: [{ _uid: 'r', component: 'rich_text', text: { type: 'doc', content: [part] } }],
  })
  await aMember(shop, email, 'editor')
  await signIn(page, email, `/${shop.id}/pages`)
  await page.getByRole('button', { name: 'New page' }).click()
  await page.getByLabel('Title').fill(`Fassungen ${attempt}`)
  await page.getByRole('button', { name: 'Make the page' }).click()
  await expect(page).toHaveURL(/\/pages\/\d+$/)
  const id = page.url().split('/').at(-1)
  const story = async (method: 'put' | 'get', data?: object) => {
    const url = new URL(`/mapi/v1/spaces/1/stories/${id}`, shopOrigin(shop)).href
    const headers = { authorization: 'demo-management-token' }
    const answer = await page.request[method](url, { headers, ...(data ? { data } : {}) })
    expect(answer.ok()).toBe(true)
    return (await answer.json()).story
  }
  await story('put', { story: { content: content(strange) } })
  await story('put', { story: { content: content(paragraph('Mit Absatz')) } })
  await page.reload()
  await page.getByRole('row', { name: /^Body text/ }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Text *' })).toHaveText('Mit Absatz')

  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Compare' }).nth(1).click()
  await page.getByRole('button', { name: 'Make this the draft' }).click()

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('is built in a way that this editor does not know')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Text *' })).toHaveCount(0)
  await noViolations(page, 'iframe')
  await page.getByRole('button', { name: /Width/ }).press('ArrowDown')
  await page.getByRole('option').last().press('Enter')
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(page.getByText('Kept as a draft.')).toBeVisible()
  expect((await story('get')).content.body[0].text).toEqual({ type: 'doc', content: [strange] })
})

function paragraph(words: string) {
  return { type: 'paragraph', content: [{ type: 'text', text: words }] }
}
