import type { Page } from '@playwright/test'
import { everyNight } from '../fixtures/every-night.ts'
import { expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

test(
  'a point of a scene leads to its product by keyboard, and a card shows its point',
  everyNight('packages/blocks/src/shop-the-look/shop-the-look.stories.tsx', BY_DAY_IN_ONE_SHOP),
  async ({ page, open, shop }) => {
    const { large, small } = shop.goods
    const cards = await cardsOf(page, [large.number, small.number])
    await showStory(page, open, { cards, blocks: [look(cards.map(({ referenceKey }) => referenceKey))] })
    const points = page.getByRole('main').getByRole('link', { name: /zeigen$/ })
    await expect(points).toHaveCount(2)

    await points.nth(1).focus()
    await page.keyboard.press('Enter')

    const product = page.getByRole('main').getByRole('link', { name: cards[1]?.name ?? '', exact: true })
    await expect(product.last()).toBeFocused()
    await expect(points.nth(1)).toHaveAttribute('data-active', 'true')

    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${cards[1]?.href}$`))
  },
)

test(
  'a dialog of a page opens and closes by keyboard, and the focus comes back',
  everyNight('packages/blocks/src/modal/modal.stories.tsx', IN_OTHER_SHOP),
  async ({ page, open, noViolations }) => {
    const text = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Nachölen.' }] }],
    }
    const body = [{ _uid: 'text', component: 'rich_text', text }]
    const modal = {
      _uid: 'modal',
      component: 'modal',
      label: 'Pflegehinweise',
      title: 'So bleibt Eiche schön',
      body,
    }
    await showStory(page, open, { cards: [], blocks: [modal] })
    const button = page.getByRole('button', { name: 'Pflegehinweise' })

    await button.focus()
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog', { name: 'So bleibt Eiche schön' })
    await expect(dialog.getByText('Nachölen.')).toBeVisible()
    await noViolations(page)

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  },
)

type Card = { referenceKey: string; name: string; href: string }
type Story = { cards: Card[]; blocks: object[] }

/** Cards as the shop hands them out. */
async function cardsOf(page: Page, numbers: readonly string[]): Promise<Card[]> {
  await page.goto('/')
  const answer = await page.request.get(`/api/shop/products/?locale=de-de&referenceKeys=${numbers.join(',')}`)
  return answer.json()
}

/** Goes to a page whose data is this story: what editors have not written yet can be walked through all the same. */
async function showStory(page: Page, open: (path: string) => Promise<void>, { cards, blocks }: Story) {
  await page.route('**/impressum/_payload.json*', (route) =>
    route.fulfill({
      json: {
        status: 200,
        location: null,
        data: {
          kind: 'story',
          head: {
            title: 'Test',
            description: '',
            path: '/impressum/',
            noindex: true,
            image: null,
            jsonLd: [],
          },
          story: { slug: 'test', title: 'Ein Raum', blocks },
          data: {
            cards: Object.fromEntries(cards.map((card) => [card.referenceKey, card])),
            lists: {},
            articles: {},
            stores: [],
            minutes: 1,
            facts: { path: '/impressum/', isCheckout: false, breadcrumb: [], product: null },
            now: '2026-11-21T10:00:00.000Z',
          },
        },
      },
    }),
  )
  await open('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ein Raum' })).toBeVisible()
}

function look(products: readonly string[]) {
  return {
    _uid: 'look',
    component: 'shop_the_look',
    headline: 'Der lange Abend',
    image: {
      filename: 'lindhaus/hero-esszimmer.webp',
      alt: 'Ein Tisch',
      meta_data: { width: 1600, height: 900 },
    },
    points: products.map((product, at) => ({
      _uid: `p${at}`,
      component: 'point',
      product,
      x: 30 + at * 40,
      y: 50,
    })),
  }
}
